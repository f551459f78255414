const WAN = 10_000

interface Band {
  readonly code: string
  readonly name: string
  readonly min?: number
  readonly max?: number
}

/** Amounts of needs in whole yuan; a band begins one yuan above the one before. */
export const AMOUNT_BANDS: readonly Band[] = [
  { code: 'to100', name: '100 万元及以下', max: 100 * WAN },
  { code: 'to500', name: '100–500 万元', min: 100 * WAN + 1, max: 500 * WAN },
  { code: 'to1000', name: '500–1,000 万元', min: 500 * WAN + 1, max: 1_000 * WAN },
  { code: 'above', name: '1,000 万元以上', min: 1_000 * WAN + 1 },
]

/** Terms in months. */
export const TERM_BANDS: readonly Band[] = [
  { code: 'to6', name: '6 个月及以下', max: 6 },
  { code: 'to12', name: '7–12 个月', min: 7, max: 12 },
  { code: 'to36', name: '1–3 年', min: 13, max: 36 },
  { code: 'above', name: '3 年以上', min: 37 },
]

/** The band of a code; undefined when there is none. */
export const bandOf = (bands: readonly Band[], code: string | undefined) =>
  bands.find((band) => band.code === code)
