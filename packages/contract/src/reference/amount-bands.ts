/** Bands of the highest amount a product lends; the last has no upper end. */
export const AMOUNT_BANDS = [
  { code: 'to100', name: '100 万元及以下', maxYuan: 1_000_000 },
  { code: 'to500', name: '100–500 万元', maxYuan: 5_000_000 },
  { code: 'to1000', name: '500–1,000 万元', maxYuan: 10_000_000 },
  { code: 'to5000', name: '1,000–5,000 万元', maxYuan: 50_000_000 },
  { code: 'above', name: '5,000 万元以上', maxYuan: undefined },
] as const
