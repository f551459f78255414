import { chinaDay } from '@lqr/contract/rules/china-day.ts'

const DAY_MS = 86_400_000

/** Calendar days of the province from a moment to now. */
export const daysSince = (moment: string, now: Date): number =>
  Math.round((Date.parse(chinaDay(now)) - Date.parse(chinaDay(new Date(moment)))) / DAY_MS)
