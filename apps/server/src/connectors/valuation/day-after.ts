const DAY_MS = 86_400_000

/** The day so many days after another; before it, for a negative number. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}
