/**
 * A number with a comma between thousands and exactly so many decimals: `1,234.50`. Written out rather than asked of `Intl`, whose first use
 * keeps a phone busy for 30 ms while a page comes alive (decision 0176). Numbers with more decimals are rounded to them.
 */
export function grouped(value: number, decimals = 0): string {
  const [whole = '', part] = value.toFixed(decimals).split('.')
  const text = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
  return part === undefined ? text : `${text}.${part}`
}

/** The same with at most so many decimals, without zeros at the end: `1,234.5`. */
export function groupedShort(value: number, most = 2): string {
  return most === 0 ? grouped(value) : grouped(value, most).replace(/\.?0+$/, '')
}
