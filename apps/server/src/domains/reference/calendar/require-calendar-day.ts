import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import { FIRST_CALENDAR_YEAR, LAST_CALENDAR_YEAR } from '@lqr/contract/reference/calendar.ts'
import { CallError } from '../../../http/call-error.ts'
import { outOfRange } from './copy.ts'

/** The year of a day the calendar can hold; 422 for one of another century. */
export function requireCalendarDay(day: string): number {
  const year = Number(day.slice(0, 4))
  if (year >= FIRST_CALENDAR_YEAR && year <= LAST_CALENDAR_YEAR) return year
  const problem = outOfRange(FIRST_CALENDAR_YEAR, LAST_CALENDAR_YEAR)
  throw new CallError(kernelErrors.invalidInput, { fields: { day: problem } })
}
