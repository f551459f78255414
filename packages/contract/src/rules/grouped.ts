/**
 * A number with a comma between thousands and exactly so many decimals: `1,234.50`. Written out rather than asked of `Intl`, whose first use
 * keeps a phone busy for 30 ms while a page comes alive (decision 0176). Numbers with more decimals are rounded to them.
 */
export function grouped(value: number, decimals = 0): string {
  const [whole = '', part] = value.toFixed(decimals).split('.')
  const text = withCommas(whole)
  return part === undefined ? text : `${text}.${part}`
}

/** The same with at most so many decimals, without zeros at the end: `1,234.5`. */
export function groupedShort(value: number, most = 2): string {
  const [whole = '', part = ''] = grouped(value, most).split('.')
  // 0.50 is written 0.5, and 0.00 is 0.
  return whole + String(Number(`0.${part}`)).slice(1)
}

/** Of whole digits, a minus before them. */
function withCommas(digits: string): string {
  const first = digits.startsWith('-') ? 1 : 0
  let text = digits
  for (let at = digits.length - 3; at > first; at -= 3) text = `${text.slice(0, at)},${text.slice(at)}`
  return text
}
