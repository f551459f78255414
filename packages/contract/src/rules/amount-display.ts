import { grouped, groupedShort } from './grouped.ts'

export type AmountUnit = '元' | '万元' | '亿元' | '万亿元'

export interface DisplayedAmount {
  /** With thousands separators and exactly two decimals, in `unit`. */
  readonly value: string
  readonly unit: AmountUnit
  /** For running text: without decimals that are zero, such as `50 万元`. */
  readonly text: string
}

/** Largest first; `from` is the smallest whole part in yuan that takes the unit (specification 9). */
const SCALES: readonly { from: number; unit: AmountUnit }[] = [
  { from: 1_000_000_000_000, unit: '万亿元' },
  { from: 100_000_000, unit: '亿元' },
  { from: 10_000, unit: '万元' },
]

/**
 * How an amount in yuan is shown (specification 9): up to four digits before the point 元, five to eight 万元, above that
 * 亿元, from 10^12 on 万亿元; rounded half away from zero to two decimals. The unit follows the digits before rounding.
 * Undefined for what is no amount.
 */
export function displayAmount(amountYuan: number | null | undefined): DisplayedAmount | undefined {
  if (amountYuan == null || !Number.isFinite(amountYuan)) return undefined
  const magnitude = Math.abs(amountYuan)
  const scale = SCALES.find(({ from }) => magnitude >= from)
  const hundredths = Math.round(scale ? magnitude / (scale.from / 100) : magnitude * 100)
  const scaled = hundredths === 0 ? 0 : (Math.sign(amountYuan) * hundredths) / 100
  const unit = scale?.unit ?? '元'
  return { value: grouped(scaled, 2), unit, text: `${groupedShort(scaled)} ${unit}` }
}
