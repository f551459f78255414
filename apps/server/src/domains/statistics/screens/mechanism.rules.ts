import { allCases } from '@lqr/contract/all-cases.ts'
import {
  DAYS_AFTER,
  DAYS_BEFORE,
  FLOW_RESTS,
  FLOW_STEPS,
  type FlowStepCode,
  type MechanismScreen,
} from '@lqr/contract/statistics/screens/mechanism-screen.ts'
import { countedCell, hiddenCells, type Sum } from '../release/index.ts'
import type { StandingRecord, WaitingRecord } from './mechanism.store.ts'

/** In what a step tells money: what was asked, what was granted, what was really paid out. */
const AMOUNT_OF = {
  applied: 'appliedYuan',
  accepted: 'appliedYuan',
  credited: 'creditedYuan',
  drawn: 'drawnYuan',
} as const satisfies Record<FlowStepCode, keyof StandingRecord>

/** Which step a record has reached, counted from 0. */
function reachedBy({ rest }: StandingRecord): number {
  const step: FlowStepCode = FLOW_RESTS.find(({ code }) => code === rest)?.after ?? 'drawn'
  return FLOW_STEPS.findIndex(({ code }) => code === step)
}

/** The applications that have come as far as each step. */
const stepsOf = (records: readonly StandingRecord[]) =>
  FLOW_STEPS.map(({ code }, index) => {
    const through = records.filter((record) => reachedBy(record) >= index)
    return {
      code,
      count: through.reduce((sum, { cases }) => sum + cases, 0),
      // As many enterprises as are certain: one may have applications in several places.
      companies: Math.max(0, ...through.map(({ companies }) => companies)),
      summed: Math.max(0, ...through.map(({ summed }) => summed)),
      amountYuan: through.reduce((sum, record) => sum + record[AMOUNT_OF[code]], 0),
    }
  })

/** Each step is the next one and what left it. */
const FLOW_SUMS: readonly Sum[] = FLOW_STEPS.slice(0, -1).map(({ code }, index) => ({
  whole: code,
  parts: [
    ...FLOW_STEPS.slice(index + 1, index + 2).map((next) => next.code),
    ...FLOW_RESTS.filter(({ after }) => after === code).map((rest) => rest.code),
  ],
}))

interface Place {
  readonly code: string
  readonly count: number
  readonly summed: number
}

/**
 * The steps whose amount would be of few enterprises, or tell one of few: what was asked for in all, less that of those who came further,
 * is that of the places in between, which tell no amount themselves.
 */
function hiddenAmounts(steps: readonly Place[], rests: readonly Place[]): ReadonlySet<string> {
  const cells = new Map([
    ...steps.map(({ code, count, summed }) => [code, cellOf(code, count, summed)] as const),
    // Where no amount is in the sum there is nothing to tell.
    ...rests.map(({ code, count, summed }) => [code, cellOf(code, summed > 0 ? count : 0, summed)] as const),
  ])
  const asked = FLOW_SUMS.slice(0, 1)
  const hidden = hiddenCells(cells, asked, { hidden: new Set(rests.map(({ code }) => code)), mayHide })
  return new Set(steps.flatMap(({ code }) => (hidden.has(code) ? [code] : [])))
}

const cellOf = (code: string, cases: number, companies: number) => ({
  cases,
  companies: countedCell(code, companies).companies,
})

/** What other public answers tell of the year too, so that hiding it here would hide nothing. */
const TOLD_ELSEWHERE: readonly string[] = ['applied', 'drawn'] satisfies readonly FlowStepCode[]
const mayHide = (id: string) => !TOLD_ELSEWHERE.includes(id)

/**
 * How far the applications of the year have come, and where the others stand; each step is what follows it and what left it. What is of
 * few enterprises, or would tell it, is null.
 */
export function flowOf(records: readonly StandingRecord[]): Pick<MechanismScreen, 'steps' | 'rests'> {
  const steps = stepsOf(records)
  const rests = FLOW_RESTS.map(({ code }) => {
    const own = records.find(({ rest }) => rest === code)
    return { code, count: own?.cases ?? 0, companies: own?.companies ?? 0, summed: own?.summed ?? 0 }
  })
  const cells = new Map(
    [...steps, ...rests].map(({ code, count, companies }) => [
      code as string,
      cellOf(code, count, companies),
    ]),
  )
  const hidden = hiddenCells(cells, FLOW_SUMS, { hidden: hiddenAmounts(steps, rests), mayHide })
  return {
    steps: steps.map(({ code, count, amountYuan }) =>
      hidden.has(code) ? { code, count: null, amountYuan: null } : { code, count, amountYuan },
    ),
    rests: rests.map(({ code, count }) => ({ code, count: hidden.has(code) ? null : count })),
  }
}

const PLACES = DAYS_AFTER + DAYS_BEFORE + 1

/** Open cases by kind, those with most over their limit first. */
export function linesOf(records: readonly WaitingRecord[]): MechanismScreen['lines'] {
  const sum = (of: readonly WaitingRecord[]) => of.reduce((total, { cases }) => total + cases, 0)
  return allCases
    .map(({ kind, label }) => {
      const own = records.filter((record) => record.kind === kind)
      const timed = own.filter(({ day }) => day !== null)
      return {
        kind,
        name: label,
        open: sum(own),
        onInstitution: sum(own.filter(({ waitsFor }) => waitsFor !== 'enterprise')),
        onEnterprise: sum(own.filter(({ waitsFor }) => waitsFor === 'enterprise')),
        paused: sum(own.filter(({ day }) => day === null)),
        overdue: sum(timed.filter(({ day }) => (day ?? 0) < 0)),
        dueToday: sum(own.filter(({ dueToday }) => dueToday)),
        days: Array.from({ length: PLACES }, (_, index) =>
          sum(timed.filter(({ day }) => day === index - DAYS_AFTER)),
        ),
      }
    })
    .filter(({ open }) => open > 0)
    .toSorted((a, b) => b.overdue - a.overdue || b.open - a.open)
}
