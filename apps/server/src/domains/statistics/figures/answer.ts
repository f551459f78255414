import { rowsOf, eventMeasuresOf } from '@lqr/contract/statistics/event-measures.ts'
import { figureErrors as errors } from '@lqr/contract/statistics/figure-errors.ts'
import type { FigureCut } from '@lqr/contract/statistics/figure-filter.ts'
import { type Indicator, measuresOf } from '@lqr/contract/statistics/indicator-shape.ts'
import { INDICATORS } from '@lqr/contract/statistics/indicators.ts'
import { CallError } from '../../../http/call-error.ts'
import { partsOf } from '../figures.rules.ts'
import { areaNameOf } from '../shown-reading.ts'
import type { Cut } from './cut.rules.ts'
import { askedPeriod, type Period } from './period.rules.ts'

/** The period of a question; what is none is refused. */
export function periodOf(asked: { from?: string | undefined; to?: string | undefined }): Period | null {
  const period = askedPeriod(asked)
  if (period === undefined) throw new CallError(errors.periodNotWhole)
  return period
}

/** Whether a figure can be told for the cut: needs have no institution, and what is on offer has no cases. */
export function isToldFor({ formula }: Indicator, { orgIds, productId, companyId }: Cut): boolean {
  const rows = rowsOf(formula)
  if (!rows) return false
  if (companyId === undefined && orgIds !== undefined && !rows.hasInstitution) return false
  return productId === undefined || rows.hasProduct
}

/** Whether the rows of a figure name what it is to be split by. */
export function maySplitBy({ formula }: Indicator, by: FigureCut): boolean {
  const rows = rowsOf(formula)
  if (by === 'institution') return rows?.hasInstitution ?? false
  return by !== 'product' || (rows?.hasProduct ?? false)
}

/** The kept rows of all figures that are told for the cut. */
export function measuresFor(cut: Cut) {
  const told: readonly Indicator[] = INDICATORS.filter((indicator) => isToldFor(indicator, cut))
  return eventMeasuresOf([...new Set(told.flatMap(({ formula }) => measuresOf(formula)))])
}

/** What the area of a cut is called; its own level by the name it has among the parts. */
export function areaNameOfCut({ areaCode, isOwnLevel = false }: Cut): string {
  const own = isOwnLevel ? partsOf(areaCode).find(({ code }) => code === areaCode) : undefined
  return own?.name ?? areaNameOf(areaCode)
}
