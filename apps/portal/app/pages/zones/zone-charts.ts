import type { getZoneFigures } from '@lqr/contract/statistics/zone-calls.ts'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { groupChart } from '../../shell/chart/group-chart.ts'
import { copy } from './copy.ts'

type Figures = CallOutput<typeof getZoneFigures>

const { charts: titles, product: labels, units } = copy
const MONTHS = 12

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
