import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import type { countApplications, countGranted } from '@lqr/contract/statistics/calls.ts'
import type { listIndicators } from '@lqr/contract/statistics/indicator-calls.ts'
import type { FigureLine } from './figure-line.ts'
import { indicatorLines, type IndicatorLine } from './indicator-lines.ts'

type Catalogue = CallOutput<typeof listIndicators>
type Months = CallOutput<typeof countApplications>['byMonth']

export interface Answers {
  readonly catalogue: Pick<Catalogue, 'list'>
  readonly applications: Pick<CallOutput<typeof countApplications>, 'byMonth'>
  readonly granted: Pick<CallOutput<typeof countGranted>, 'byMonth'>
}

/** A figure that stands at the head of the page; with the run of its months where there is one. */
export interface Headline {
  readonly line: IndicatorLine
  readonly figure: FigureLine
  /** The months as parts of the highest one, the oldest first; a month that is not told is null. */
  readonly course: readonly (number | null)[]
  /** The first and the last month of it. */
  readonly span: readonly [from: string, to: string] | undefined
}

type Series = (answers: Answers) => readonly { readonly name: string; readonly value: number | null }[]

const counts = (months: Months) => months.map(({ name, count }) => ({ name, value: count }))
const amounts = (months: Months) => months.map(({ name, amountYuan }) => ({ name, value: amountYuan }))

/** What a reader wants first: what was asked for and paid out with its course, then how well it went. */
const WANTED: readonly { readonly code: string; readonly series?: Series }[] = [
  { code: 'applications', series: ({ applications }) => counts(applications.byMonth) },
  { code: 'appliedAmountYuan', series: ({ applications }) => amounts(applications.byMonth) },
  { code: 'disbursedCount', series: ({ granted }) => counts(granted.byMonth) },
  { code: 'disbursedAmountYuan', series: ({ granted }) => amounts(granted.byMonth) },
  { code: 'firstLoanCount' },
  { code: 'averageRate' },
  { code: 'acceptedInTimeShare' },
]
const FEWEST = 2

/** The headlines that have a value, in their order. */
export function headlinesOf(answers: Answers): Headline[] {
  const lines = indicatorLines(answers.catalogue)
  return WANTED.flatMap(({ code, series }) => {
    const line = lines.find((one) => one.code === code)
    if (!line?.figure) return []
    const months = series?.(answers) ?? []
    const highest = Math.max(...months.map(({ value }) => value ?? 0))
    const [first, last] = [months[0]?.name, months.at(-1)?.name]
    const hasCourse = months.length >= FEWEST && highest > 0 && first !== undefined && last !== undefined
    return [
      {
        line,
        figure: line.figure,
        course: hasCourse ? months.map(({ value }) => (value === null ? null : value / highest)) : [],
        span: hasCourse ? ([first, last] as const) : undefined,
      },
    ]
  })
}
