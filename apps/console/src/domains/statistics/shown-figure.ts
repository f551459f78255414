import { formatAmount } from '@lqr/ui/format-amount.ts'
import { copy } from './copy.ts'

const { catalogue: texts } = copy

/** A figure and its unit, amounts scaled. */
export function shownFigure(value: number, unit: string): readonly [figure: string, unit: string] {
  if (unit !== texts.yuan) {
    const decimals = unit === texts.percent ? 2 : 0
    const format = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
    return [value.toLocaleString('zh-CN', format), unit]
  }
  if (value === 0) return ['0', unit]
  const [figure = '', scaled = ''] = formatAmount(value).split(' ')
  return [figure, scaled]
}
