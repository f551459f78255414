/** Whole months from one day to a later one, both YYYY-MM-DD. */
export function monthsBetween(from: string, to: string): number {
  const [fromYear = 0, fromMonth = 1, fromDay = 1] = from.split('-').map(Number)
  const [toYear = 0, toMonth = 1, toDay = 1] = to.split('-').map(Number)
  return (toYear - fromYear) * 12 + toMonth - fromMonth - (toDay < fromDay ? 1 : 0)
}
