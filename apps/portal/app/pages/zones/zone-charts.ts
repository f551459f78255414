import type { getZoneFigures } from '@lqr/contract/statistics/zone-calls.ts'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { groupChart } from '../../shell/chart/group-chart.ts'
import type { FigureLine } from '../../domains/statistics/figure-line.ts'
import { amountFigure, countFigure, toldAmount, toldCount } from '../../domains/statistics/figure-line.ts'
import { copy } from './copy.ts'

type Figures = CallOutput<typeof getZoneFigures>

const { charts: titles, product: labels, units } = copy
const MONTHS = 12

/** The counters of a zone's head: its products, their cheapest and largest, and what came of them. */
export function zoneFigures(figures: Figures): FigureLine[] {
  const { lowestAnnualCost, highestAmountYuan } = figures
  return [
    countFigure(labels.products, figures.products, units.product),
    ...(lowestAnnualCost === null
      ? []
      : [{ label: labels.lowest, value: lowestAnnualCost, decimals: 2, unit: units.percent }]),
    ...(highestAmountYuan === null ? [] : [amountFigure(labels.highest, highestAmountYuan)]),
    ...toldCount(labels.applied, figures.appliedCount, units.case),
    ...toldCount(labels.disbursed, figures.disbursedCount, units.case),
    ...toldAmount(labels.disbursedAmount, figures.disbursedAmountYuan),
  ]
}

/** The charts of a zone: its cases by month, its products by amount, guarantee and institution. */
export function zoneCharts(figures: Figures) {
  const months = { kind: 'bar', item: titles.month, inOrder: true } as const
  const products = { kind: 'horizontalBar', count: { label: labels.products, unit: units.product } } as const
  const cases = (label: string) => ({ label, unit: units.case })
  return [
    {
      title: titles.applied,
      note: titles.latest,
      data: groupChart(figures.appliedByMonth.slice(-MONTHS), {
        ...months,
        count: cases(labels.applied),
        amount: labels.appliedAmount,
      }),
    },
    {
      title: titles.disbursed,
      note: titles.latest,
      data: groupChart(figures.disbursedByMonth.slice(-MONTHS), {
        ...months,
        count: cases(labels.disbursed),
        amount: labels.disbursedAmount,
        draw: 'amountYuan',
      }),
    },
    {
      title: titles.amount,
      note: undefined,
      data: groupChart(figures.byAmount, { ...products, item: titles.band, inOrder: true }),
    },
    {
      title: titles.guarantee,
      note: titles.several,
      data: groupChart(figures.byGuarantee, { ...products, item: titles.mode }),
    },
    {
      title: titles.organisation,
      note: undefined,
      data: groupChart(figures.byOrgCategory, { ...products, item: titles.kind }),
    },
  ]
}
