/** The month so many months before (`YYYY-MM`). */
export function monthBefore(month: string, months: number): string {
  const [year = 0, place = 1] = month.split('-').map(Number)
  const count = year * 12 + (place - 1) - months
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`
}

/** The months from a year ago to this one, the oldest first. */
export function thirteenMonths(month: string): string[] {
  return Array.from({ length: 13 }, (_, place) => monthBefore(month, 12 - place))
}
