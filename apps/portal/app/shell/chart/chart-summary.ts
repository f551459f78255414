import { copy } from './chart-copy.ts'
import type { ChartData } from './chart-data.ts'
import { chartValue } from './chart-value.ts'

/** The text alternative of a chart: what it shows, and the highest and the lowest row of each series drawn. */
export function chartSummary(title: string, { kind, series, rows }: ChartData): string {
  const drawn = series.flatMap((one, index) => (one.tableOnly ? [] : [{ one, index }]))
  const sentences = drawn.map(({ one, index }) => {
    const told = rows.filter(({ values }) => values[index] !== null)
    const ranked = told.toSorted((a, b) => (b.values[index] ?? 0) - (a.values[index] ?? 0))
    const words = [ranked[0], ranked.at(-1)].map((row) =>
      row ? `${row.name} ${chartValue(row.values[index] ?? 0, one)}` : '',
    )
    const [most = '', least = ''] = words
    return told.length > 1 ? copy.extremes(one.label, most, least) : copy.single(one.label, most)
  })
  return [copy.about(copy.kinds[kind], title, rows.length), ...sentences, copy.readTable].join('')
}
