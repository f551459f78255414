import { listSearchMisses } from '@lqr/contract/content/search-miss-calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { daysBefore } from '../search-miss-days.rules.ts'
import { findMisses } from '../search-misses.store.ts'

export const listSearchMissesCall = bindCall(listSearchMisses, ({ db, body: { period, ...body }, now }) =>
  findMisses(db, { ...body, since: daysBefore(now, Number(period) - 1) }),
)
