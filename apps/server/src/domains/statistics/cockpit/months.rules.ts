/** The last months up to this one (YYYY-MM), oldest first. */
export function lastMonths(last: string, count: number): string[] {
  const [year = 0, month = 1] = last.split('-').map(Number)
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - count + index, 1)).toISOString().slice(0, 7),
  )
}
