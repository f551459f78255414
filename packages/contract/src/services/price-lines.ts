import { grouped } from '../rules/grouped.ts'

/** One line of a price list; without a price it is agreed upon. */
export interface PriceLine {
  readonly item: string
  readonly unit: string
  /** In yuan, as it was typed. */
  readonly price: string | null
}

const BY_AGREEMENT = '面议'
const PRICE = /^\d{1,9}(?:\.\d{1,2})?$/

/** A typed line `项目，单位，价格` in its parts; undefined for anything else. */
export function priceLineOf(line: string): PriceLine | undefined {
  const [item = '', unit = '', price = '', ...more] = line.split(/[，,]/).map((part) => part.trim())
  if (item === '' || unit === '' || more.length > 0) return undefined
  if (price === BY_AGREEMENT) return { item, unit, price: null }
  return PRICE.test(price) ? { item, unit, price } : undefined
}

/** A price in yuan as people read it, with thousands separators; the decimals stay as they were typed (specification 9). */
export function priceDigits(price: string): string {
  const [whole = '', ...decimals] = price.split('.')
  return [grouped(Number(whole)), ...decimals].join('.')
}

/** A typed line of a price list as it is read where it is not shown in its parts. */
export function priceLineText(line: string): string {
  const parts = priceLineOf(line)
  if (!parts) return line
  const { item, unit, price } = parts
  return `${item}，${unit}，${price === null ? BY_AGREEMENT : `${priceDigits(price)} 元`}`
}
