const AHEAD_MS = 8 * 3_600_000

/**
 * A moment as clocks in China show it, `YYYY-MM-DDTHH:MM:SS.sss`: eight hours ahead the year round since 1991-09-15 (tz database, Asia/Shanghai).
 * Reckoned rather than asked of `Intl`, whose first use keeps a phone busy (decision 0176).
 */
export function chinaTime(moment: Date): string {
  return new Date(moment.getTime() + AHEAD_MS).toISOString().slice(0, -1)
}

/** The calendar day in China at a moment, YYYY-MM-DD. */
export function chinaDay(moment: Date): string {
  return chinaTime(moment).slice(0, 10)
}

/** A calendar day YYYY-MM-DD as sentences have it: 2026年11月20日. */
export function dayInWords(day: string): string {
  const [year, month, date] = day.split('-').map(Number)
  return `${year}年${month}月${date}日`
}

/** Today in China, wherever the reader is. */
export function chinaToday(now: Date = new Date()): string {
  return chinaDay(now)
}
