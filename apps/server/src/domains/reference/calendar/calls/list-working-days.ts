import {
  listWorkingDays,
  WORKING_DAYS_AHEAD,
  WORKING_DAYS_BEFORE,
} from '@lqr/contract/reference/calendar-calls.ts'
import { dayAfter } from '../../../../clocks/calendar-days.ts'
import { readCalendar } from '../../../../clocks/calendar.store.ts'
import { shanghaiDay } from '../../../../clocks/working-days.ts'
import { bindCall } from '../../../../http/bind-call.ts'

export const listWorkingDaysCall = bindCall(listWorkingDays, async ({ db, now }) => {
  const calendar = await readCalendar(db)
  const today = shanghaiDay(now)
  const all = Array.from({ length: WORKING_DAYS_BEFORE + WORKING_DAYS_AHEAD + 1 }, (_, index) =>
    dayAfter(today, index - WORKING_DAYS_BEFORE),
  )
  return { days: all.filter((day) => calendar.isWorkingDay(day)) }
})
