import { allCases } from '@lqr/contract/all-cases.ts'
import {
  DAYS_AFTER,
  DAYS_BEFORE,
  FLOW_RESTS,
  FLOW_STEPS,
  type FlowStepCode,
  type MechanismScreen,
} from '@lqr/contract/statistics/screens/mechanism-screen.ts'
import type { StandingRecord, WaitingRecord } from './mechanism.store.ts'

/** In what a step tells money: what was asked, what was granted, what was really paid out. */
const AMOUNT_OF = {
  applied: 'appliedYuan',
  accepted: 'appliedYuan',
  credited: 'creditedYuan',
  drawn: 'drawnYuan',
} as const satisfies Record<FlowStepCode, keyof StandingRecord>

/** How far the applications of the year have come, and where the others stand; each step is what follows it and what left it. */
export function flowOf(records: readonly StandingRecord[]): Pick<MechanismScreen, 'steps' | 'rests'> {
  const place = new Map<string, number>(FLOW_STEPS.map(({ code }, index) => [code, index]))
  const reached = ({ rest }: StandingRecord): number => {
    const step: FlowStepCode = FLOW_RESTS.find(({ code }) => code === rest)?.after ?? 'drawn'
    return place.get(step) ?? 0
  }
  return {
    steps: FLOW_STEPS.map(({ code }, index) => {
      const through = records.filter((record) => reached(record) >= index)
      return {
        code,
        count: through.reduce((sum, { cases }) => sum + cases, 0),
        amountYuan: through.reduce((sum, record) => sum + record[AMOUNT_OF[code]], 0),
      }
    }),
    rests: FLOW_RESTS.map(({ code }) => ({
      code,
      count: records.find(({ rest }) => rest === code)?.cases ?? 0,
    })),
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
