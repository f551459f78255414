import type { getOrganisationRecord } from '@lqr/contract/organisations/calls.ts'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import type { ChartData } from '../../shell/chart/chart-data.ts'
import { copy } from './copy.ts'

type Month = CallOutput<typeof getOrganisationRecord>['byMonth'][number]

const labels = copy.detail
const SHOWN = 12
const COUNTS = ['received', 'acceptedInTime', 'granted', 'refused'] as const

/** YYYY-MM of the month before. */
function monthBefore(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return number > 1 ? `${year}-${String(number - 1).padStart(2, '0')}` : `${year - 1}-12`
}

/** The twelve months up to this one (YYYY-MM), oldest first, none before the first case. */
function shownMonths(byMonth: readonly Month[], thisMonth: string): string[] {
  const [first] = byMonth
  if (!first) return []
  const months: string[] = []
  let month = thisMonth
  while (months.length < SHOWN && month >= first.month) {
    months.unshift(month)
    month = monthBefore(month)
  }
  return months
}

/** The record by month as a chart with its table; a month without a case is a zero, not a gap. */
export function recordChart(byMonth: readonly Month[], thisMonth: string): ChartData {
  return {
    kind: 'bar',
    item: labels.month,
    series: COUNTS.map((count) => ({
      label: labels[count],
      unit: labels.unit,
      ...(count === 'acceptedInTime' ? { tableOnly: true } : {}),
    })),
    rows: shownMonths(byMonth, thisMonth).map((name) => {
      const month = byMonth.find((one) => one.month === name)
      return { name, values: COUNTS.map((count) => month?.[count] ?? 0) }
    }),
  }
}

/** How many cases were received before the months of the chart. */
export function earlierCases(byMonth: readonly Month[], thisMonth: string): number {
  const [from = ''] = shownMonths(byMonth, thisMonth)
  return byMonth.filter(({ month }) => month < from).reduce((sum, { received }) => sum + received, 0)
}
