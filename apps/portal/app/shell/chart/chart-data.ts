/** A column of a chart's table; every drawn one is a series of bars or a line. */
export interface ChartSeries {
  readonly label: string
  /** `yuan` is an amount and is scaled to 万元 or 亿元; anything else is written behind the number, such as 笔. */
  readonly unit: string
  /** Only in the table: a second unit cannot share the axis. */
  readonly tableOnly?: boolean
}

export interface ChartRow {
  readonly name: string
  /** One value per series, in their order; null where it is of too few enterprises to be told. */
  readonly values: readonly (number | null)[]
}

/** All a chart and its table are made of; plain data, so that a loader can return it. */
export interface ChartData {
  readonly kind: 'bar' | 'horizontalBar' | 'line'
  /** What the rows are, such as 月份: heading of the first column. */
  readonly item: string
  readonly series: readonly ChartSeries[]
  readonly rows: readonly ChartRow[]
}
