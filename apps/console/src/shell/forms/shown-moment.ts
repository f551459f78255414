/** The province keeps the time of Beijing, whatever the clock of the computer says. */
export const OFFSET = '+08:00'
const OFFSET_MS = 8 * 3_600_000
const MINUTES = 'YYYY-MM-DDTHH:MM'.length

/**
 * A moment of ISO 8601 as a field for date and time takes it, in Beijing; empty for what is no moment:
 * browsers let one type years of five digits, and a draft brings them back.
 */
export function shownMoment(value: string | undefined): string {
  const date = new Date(Date.parse(value ?? '') + OFFSET_MS)
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, MINUTES)
}
