import type { EventMeasureCode } from '@lqr/contract/statistics/event-measures.ts'
import { rowsOf } from '@lqr/contract/statistics/event-measures.ts'
import type { Formula } from '@lqr/contract/statistics/indicator-shape.ts'
import type { MeasureCode } from '@lqr/contract/statistics/measures.ts'
import type { KeyedTally } from '../tally.store.ts'
import type { EventSum } from './figures.store.ts'

/** What a second sum is called in the tally. */
const BY_WEIGHT: Partial<Record<EventMeasureCode, MeasureCode>> = {
  'disbursed.rated': 'disbursed.rate',
  'disbursed.costed': 'disbursed.cost',
  closed: 'closed.drawn',
}

/** The kept sums as the tally has them, which the formulas of the catalogue read. */
export function asTally(sums: readonly EventSum[]): KeyedTally[] {
  return sums.flatMap(({ measure, key, cases, total, weight }) => {
    const own = { measure, key, cases, total }
    const weighed = BY_WEIGHT[measure]
    if (weighed) return [own, { measure: weighed, key: '', cases, total: weight }]
    return measure === 'disbursed' ? [own, { ...own, measure: 'disbursed.security' as const }] : [own]
  })
}

/** How many rows stand behind a figure. */
export function rowCount(formula: Formula, sums: readonly EventSum[]): number {
  const measure = rowsOf(formula)?.code
  return sums.reduce((count, sum) => count + (sum.measure === measure ? sum.cases : 0), 0)
}
