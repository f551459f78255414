import type { BriefLine } from '@lqr/contract/briefs/calls.ts'
import { UNIT } from '@lqr/contract/statistics/indicator-shape.ts'
import { briefCopy as copy } from './copy.ts'

const DECIMALS = { maximumFractionDigits: 2 } as const
/** Units of which a change is a difference: a share of a share says little. */
const DIFFERING: readonly string[] = [UNIT.percent, UNIT.days]

export const shownNumber = (value: number | null): string =>
  value === null ? copy.none : value.toLocaleString('zh-CN', DECIMALS)

const signed = (value: number) => `${value > 0 ? copy.more : ''}${value.toLocaleString('zh-CN', DECIMALS)}`

/** How a figure changed: a percentage of what it was, or a difference for shares and times; nothing to compare with says so. */
export function changeInWords(
  { value, unit }: Pick<BriefLine, 'value' | 'unit'>,
  other: number | null,
): string {
  if (value === null || other === null) return copy.none
  const difference = Math.round((value - other) * 100) / 100
  if (DIFFERING.includes(unit)) return copy.points(signed(difference), unit)
  return other === 0 ? copy.none : `${signed(Math.round((difference / other) * 10_000) / 100)}%`
}

/** A line of the table, in the order of its titles. */
export function tableLine(line: BriefLine): string[] {
  const { name, unit, value, before, yearAgo } = line
  return [
    name,
    unit,
    shownNumber(value),
    shownNumber(before),
    changeInWords(line, before),
    shownNumber(yearAgo),
    changeInWords(line, yearAgo),
  ]
}
