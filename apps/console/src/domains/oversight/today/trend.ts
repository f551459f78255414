/** One month of drawdowns beside the same month a year before. */
export interface TrendMonth {
  readonly month: string
  readonly amountYuan: number
  readonly beforeYuan: number
}

interface District {
  readonly byMonth: readonly { readonly month: string; readonly drawnAmountYuan: number }[]
}

const MONTHS = 12

/** The last twelve months of all districts together, each with the same month a year before. */
export function trendOf(districts: readonly District[]): TrendMonth[] {
  const months = districts[0]?.byMonth.map(({ month }) => month) ?? []
  const sums = months.map((_, index) =>
    districts.reduce((sum, { byMonth }) => sum + (byMonth[index]?.drawnAmountYuan ?? 0), 0),
  )
  return months.slice(-MONTHS).map((month, index) => ({
    month,
    amountYuan: sums[months.length - MONTHS + index] ?? 0,
    beforeYuan: sums[months.length - 2 * MONTHS + index] ?? 0,
  }))
}

/** This calendar year, and its months that are over beside the same ones a year before; null where there was nothing then. */
export function yearSoFar(trend: readonly TrendMonth[]): {
  amountYuan: number
  wholeMonths: number
  growthPercent: number | null
} {
  const year = trend.at(-1)?.month.slice(0, 4) ?? ''
  const own = trend.filter(({ month }) => month.startsWith(year))
  // The last month is under way: beside a whole one it would always look like less.
  const whole = own.slice(0, -1)
  const sum = (rows: readonly TrendMonth[], of: 'amountYuan' | 'beforeYuan') =>
    rows.reduce((all, row) => all + row[of], 0)
  const before = sum(whole, 'beforeYuan')
  return {
    amountYuan: sum(own, 'amountYuan'),
    wholeMonths: whole.length,
    growthPercent: before > 0 ? ((sum(whole, 'amountYuan') - before) / before) * 100 : null,
  }
}
