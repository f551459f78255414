import { type PriceLine, priceLineOf } from '@lqr/contract/services/price-lines.ts'

/** A service as the public reads it: prices in their parts. */
export function shownService<R extends { readonly priceLines: readonly string[] }>({
  priceLines,
  ...row
}: R) {
  const prices = priceLines.map(priceLineOf).filter((line): line is PriceLine => line !== undefined)
  return { ...row, prices }
}
