/** Whole years from a day (`YYYY-MM-DD`) to a moment, by the calendar of China. */
export function fullYears(day: string, now: Date): number {
  const today = new Date(now.getTime() + 8 * 3_600_000).toISOString().slice(0, 10)
  const years = Number(today.slice(0, 4)) - Number(day.slice(0, 4))
  return today.slice(5) < day.slice(5) ? years - 1 : years
}
