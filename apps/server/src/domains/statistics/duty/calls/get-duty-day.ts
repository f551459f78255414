import { getDutyDay } from '@lqr/contract/statistics/duty-calls.ts'
import { bindCall } from '../../../../http/bind-call.ts'
import { readDay, requireOver } from '../read-day.ts'

export const getDutyDayCall = bindCall(getDutyDay, ({ db, params: { day }, now }) => {
  requireOver(day, now)
  return readDay(db, day)
})
