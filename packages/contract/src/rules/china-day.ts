/** Today in China's time, YYYY-MM-DD, wherever the reader is. */
export function chinaToday(now: Date = new Date()): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(now)
}
