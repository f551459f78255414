import { groupedShort } from '@lqr/contract/rules/grouped.ts'
import { displayAmount } from '@lqr/contract/rules/amount-display.ts'
import { copy } from './chart-copy.ts'
import type { ChartSeries } from './chart-data.ts'

export const isAmount = ({ unit }: ChartSeries) => unit === 'yuan'

/** A value as the table, the tooltip and the text alternative say it: `12 笔`, `350 万元`. */
export function chartValue(value: number | null, series: ChartSeries): string {
  if (value === null) return copy.few
  if (isAmount(series)) return displayAmount(value)?.text ?? ''
  return `${groupedShort(value, 3)} ${series.unit}`
}

/** The unit an axis up to `highest` is labelled in, and what one of it is worth. */
export function axisScale(highest: number, series: ChartSeries): { unit: string; worth: number } {
  if (!isAmount(series)) return { unit: series.unit, worth: 1 }
  const unit = displayAmount(highest)?.unit ?? '元'
  return { unit, worth: { 元: 1, 万元: 10_000, 亿元: 100_000_000, 万亿元: 1_000_000_000_000 }[unit] }
}
