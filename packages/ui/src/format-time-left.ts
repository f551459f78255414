/** What is left of a clock in working days, in words: 剩 2 个工作日, 今天到期, 已超期 3 个工作日. `days` may be negative or fractional. */
export function formatTimeLeft(days: number): string {
  const whole = days < 0 ? -Math.ceil(-days) : Math.floor(days)
  if (whole === 0) return '今天到期'
  return whole > 0 ? `剩 ${whole} 个工作日` : `已超期 ${-whole} 个工作日`
}

/** How urgent it is, for the tone of the tag: overdue, due within a day, or calm. */
export function timeLeftTone(days: number): 'danger' | 'warning' | 'neutral' {
  if (days < 0) return 'danger'
  return days <= 1 ? 'warning' : 'neutral'
}
