const DAY_MS = 86_400_000
const dayOf = (moment: Date) => moment.toLocaleDateString('sv-SE', { timeZone: 'Asia/Shanghai' })

/** Calendar days of the province from a moment to now. */
export const daysSince = (moment: string, now: Date): number =>
  Math.round((Date.parse(dayOf(now)) - Date.parse(dayOf(new Date(moment)))) / DAY_MS)
