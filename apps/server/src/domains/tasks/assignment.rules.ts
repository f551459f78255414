import { dayAfter } from '../../clocks/calendar-days.ts'

/** Whether a person may be away so: from a day to one that is not over, and not for too long. Days as YYYY-MM-DD. */
export function isAwayRight(
  { fromDay, toDay }: { fromDay?: string | undefined; toDay?: string | undefined },
  today: string,
  mostDays: number,
): boolean {
  if (fromDay === undefined || toDay === undefined) return false
  return toDay >= fromDay && toDay >= today && toDay < dayAfter(fromDay, mostDays)
}
