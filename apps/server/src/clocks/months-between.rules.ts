import { dayAfter } from './calendar-days.ts'

/**
 * Whole months from one day to a later one, both YYYY-MM-DD. A month that has no such day ends a whole one with its last day
 * (civil code, article 202), as the day on which an enterprise may try again is reckoned.
 */
export function monthsBetween(from: string, to: string): number {
  const [fromYear = 0, fromMonth = 1, fromDay = 1] = from.split('-').map(Number)
  const [toYear = 0, toMonth = 1, toDay = 1] = to.split('-').map(Number)
  const isWhole = toDay >= fromDay || dayAfter(to, 1).endsWith('-01')
  return (toYear - fromYear) * 12 + toMonth - fromMonth - (isWhole ? 0 : 1)
}
