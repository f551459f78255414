import { figuresCopy } from './copy.ts'
import { copy } from '../copy.ts'
import { shownFigure } from '../shown-figure.ts'

const percent = new Intl.NumberFormat('zh-CN', { maximumFractionDigits: 1, signDisplay: 'exceptZero' })
const { compared } = figuresCopy

/** How a figure changed: in points where it is a percentage, in per cent of the earlier one elsewhere; the difference where that was 0. */
export function changeText(value: number, before: number, unit: string): string {
  if (value === before) return compared.same
  if (unit === copy.catalogue.percent) return `${percent.format(value - before)} ${compared.points}`
  if (before === 0) return `+${shownFigure(value, unit).join(' ')}`
  return `${percent.format(((value - before) / before) * 100)}%`
}
