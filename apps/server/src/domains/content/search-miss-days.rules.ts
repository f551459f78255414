import { shanghaiDay } from '../../clocks/working-days.ts'

const DAY_MS = 86_400_000

/** The calendar day so many days earlier, YYYY-MM-DD. */
export function daysBefore(now: Date, days: number): string {
  return shanghaiDay(new Date(now.getTime() - days * DAY_MS))
}
