import { displayAmount } from '@lqr/contract/rules/amount-display.ts'

/** A counter as the banners and the home page show it. */
export interface FigureLine {
  readonly label: string
  readonly value: number
  readonly decimals: number
  readonly unit: string
}

/** A count with its unit. */
export function countFigure(label: string, value: number, unit: string): FigureLine {
  return { label, value, decimals: 0, unit }
}

/** An amount scaled as specification 9 says, with two decimals. */
export function amountFigure(label: string, amountYuan: number): FigureLine {
  const shown = displayAmount(amountYuan)
  const value = Number((shown?.value ?? '0').replaceAll(',', ''))
  return { label, value, decimals: 2, unit: shown?.unit ?? '元' }
}

/** The same of what may be hidden from the public: no counter then. */
export const toldCount = (label: string, value: number | null, unit: string): FigureLine[] =>
  value === null ? [] : [countFigure(label, value, unit)]

export const toldAmount = (label: string, amountYuan: number | null): FigureLine[] =>
  amountYuan === null ? [] : [amountFigure(label, amountYuan)]
