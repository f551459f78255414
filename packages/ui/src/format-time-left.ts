/**
 * What is left of a clock, in words: 剩 2 个工作日, 今天到期, 已超期 3 个工作日. `days` may be negative or fractional;
 * `unit` is 工作日 for the acceptance clocks and 天 for those counted in calendar days (docs/product-rules.md, Clocks).
 */
export function formatTimeLeft(days: number, unit: '工作日' | '天' = '工作日'): string {
  const whole = days < 0 ? -Math.ceil(-days) : Math.floor(days)
  const measure = unit === '天' ? ' 天' : ` 个${unit}`
  if (whole === 0) return '今天到期'
  return whole > 0 ? `剩 ${whole}${measure}` : `已超期 ${-whole}${measure}`
}

/** How urgent it is, for the tone of the tag: overdue, due within a day, or calm. */
export function timeLeftTone(days: number): 'danger' | 'warning' | 'neutral' {
  if (days < 0) return 'danger'
  return days <= 1 ? 'warning' : 'neutral'
}
