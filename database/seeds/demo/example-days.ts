import { shippedCalendar } from '../../../apps/server/src/clocks/shipped-calendar.ts'
import { shanghaiDay } from '../../../apps/server/src/clocks/working-days.ts'

const DAY_MS = 86_400_000

/** The calendar day so many days before now, YYYY-MM-DD; a negative number lies ahead. */
export function dayBefore(now: Date, days: number): string {
  return shanghaiDay(new Date(now.getTime() - days * DAY_MS))
}

/**
 * A moment in office hours on the last working day at least so many days ago; never later than now. `minute` counts from
 * 9:00 and spreads items of one day.
 */
export function officeMoment(now: Date, days: number, minute: number): string {
  let back = days
  while (!shippedCalendar.isWorkingDay(dayBefore(now, back))) back += 1
  const moment = new Date(`${dayBefore(now, back)}T09:00:00+08:00`)
  moment.setTime(moment.getTime() + (minute % 480) * 60_000)
  return (moment > now ? new Date(now.getTime() - 60_000) : moment).toISOString()
}
