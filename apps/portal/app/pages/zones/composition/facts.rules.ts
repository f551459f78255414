import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import type { getZoneFigures } from '@lqr/contract/statistics/zone-calls.ts'
import {
  amountFigure,
  countFigure,
  type FigureLine,
  toldAmount,
  toldCount,
} from '../../../domains/statistics/figure-line.ts'
import { blockCopy as copy } from './block-copy.ts'
import type { ZoneFact } from './composition.ts'

/** With fewer applications a share says more of one enterprise than of the zone. */
const ENOUGH = 10

/** The figures of the zone, and the days in which its quickest product is decided. */
export interface FactSource {
  readonly figures: CallOutput<typeof getZoneFigures>
  readonly fastestDays: number | null
}

const { facts: labels, units } = copy
const decimal = (label: string, value: number, unit: string, decimals: number): FigureLine => ({
  label,
  value,
  decimals,
  unit,
})

/** A limit of products, which is a round sum: without decimals that are zero, unlike an amount that was counted. */
function limitFigure(label: string, amountYuan: number): FigureLine {
  const figure = amountFigure(label, amountYuan)
  return Number.isInteger(figure.value) ? { ...figure, decimals: 0 } : figure
}

/** The share of applications that got credit; not where one of the numbers is too small to be told. */
function grantedFigure({ appliedCount, creditedCount }: FactSource['figures']): FigureLine | undefined {
  if (appliedCount === null || creditedCount === null || appliedCount < ENOUGH) return undefined
  return decimal(labels.granted, (creditedCount / appliedCount) * 100, units.percent, 0)
}

/** A figure of the zone as a whole; undefined where there is nothing to tell. */
export function factOf(fact: ZoneFact, { figures, fastestDays }: FactSource): FigureLine | undefined {
  switch (fact) {
    case 'products':
      return countFigure(labels.products, figures.products, units.product)
    case 'online':
      return countFigure(labels.online, figures.onlineProducts, units.product)
    case 'institutions':
      return countFigure(labels.institutions, figures.institutions, units.home)
    case 'lowest':
      return figures.lowestAnnualCost === null
        ? undefined
        : decimal(labels.lowest, figures.lowestAnnualCost, units.percent, 2)
    case 'highest':
      return figures.highestAmountYuan === null
        ? undefined
        : limitFigure(labels.highest, figures.highestAmountYuan)
    case 'fastest':
      return fastestDays === null ? undefined : decimal(labels.fastest, fastestDays, units.day, 1)
    case 'applied':
      return toldCount(labels.applied, figures.appliedCount, units.case)[0]
    case 'granted':
      return grantedFigure(figures)
    case 'disbursed':
      return toldCount(labels.disbursed, figures.disbursedCount, units.case)[0]
    case 'disbursedAmount':
      return toldAmount(labels.disbursedAmount, figures.disbursedAmountYuan)[0]
  }
}
