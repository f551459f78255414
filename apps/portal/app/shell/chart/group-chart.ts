import type { ChartData } from './chart-data.ts'

/** One group of a statistic, as the calls answer it. */
interface Group {
  readonly name: string
  /** Null where it is of too few enterprises to be told. */
  readonly count: number | null
  readonly amountYuan: number | null
}

interface Options {
  kind: ChartData['kind']
  /** What the groups are, such as 月份. */
  item: string
  /** Heading and unit of the counts. */
  count: { readonly label: string; readonly unit: string }
  /** Heading of the amounts; without it the groups have none. */
  amount?: string
  /** What is drawn; the other stands in the table. `count` unless said otherwise. */
  draw?: 'count' | 'amountYuan'
  /** Keep the order and the empty groups (months, states) instead of the largest first. */
  inOrder?: boolean
  /** No more groups than this. */
  most?: number
}

/** Groups of a statistic as a chart with its table. */
export function groupChart(groups: readonly Group[], options: Options): ChartData {
  const { kind, item, count, amount, draw = 'count', inOrder = false, most = groups.length } = options
  const shown = inOrder
    ? groups
    : groups
        .filter((group) => group.count !== 0 || group.amountYuan !== 0)
        .toSorted((one, other) => (other[draw] ?? -1) - (one[draw] ?? -1))
  const counts = { ...count, tableOnly: draw !== 'count' }
  const amounts = { label: amount ?? '', unit: 'yuan', tableOnly: draw !== 'amountYuan' }
  return {
    kind,
    item,
    series: amount ? [counts, amounts] : [counts],
    rows: shown.slice(0, most).map((group) => ({
      name: group.name,
      values: amount ? [group.count, group.amountYuan] : [group.count],
    })),
  }
}
