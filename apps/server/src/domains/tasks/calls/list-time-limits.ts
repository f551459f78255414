import { declaredLimits, listTimeLimits } from '@lqr/contract/tasks/time-limit-calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { listLimits } from '../time-limits.store.ts'

export const listTimeLimitsCall = bindCall(listTimeLimits, async ({ db, query }) => ({
  limits: await listLimits(db, query.which),
  defaults: [...declaredLimits],
}))
