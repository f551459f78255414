import { refusalWayOf } from '@lqr/contract/products/refusal-ways.ts'
import { refusalConditionOf, type RefusalFigure } from '@lqr/contract/reference/refusal-conditions.ts'
import { reasonProblem, type StandingReason } from '@lqr/contract/reference/refusal-reason.ts'
import { REJECT_CODES } from '@lqr/contract/reference/reject-codes.ts'
import { dayAfter } from '../clocks/calendar-days.ts'
import { refusalProblems as problems } from './refusal-copy.ts'

/** What would change a refusal of that code: stands where the institution found no words of its own. */
export function remedyOf(code: string): string | null {
  return REJECT_CODES.find((item) => item.code === code)?.remedy ?? null
}

/** What the institution said of the decision; whatever it left out follows from the code. */
export type RefusalSaid = {
  readonly [K in keyof RefusalFigure]?: Exclude<RefusalFigure[K], null> | undefined
} & { readonly retryFrom?: string | undefined } & { readonly [K in ReasonField]?: string | undefined }

/** What calls name the reason in words. */
const REASON_FIELDS = ['rejectReason', 'declineReason'] as const
type ReasonField = (typeof REASON_FIELDS)[number]

/** Days as YYYY-MM-DD. */
interface RefusedOn {
  readonly today: string
  readonly foundDate: string | null
}

/** The same day of the month so many months later, or the last day of a shorter month. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10)
}

/** What decided, in columns: the condition is the code's unless another was named, and figures stand only where it has a unit. */
export function figureOf(code: string, said: RefusalSaid): RefusalFigure {
  return {
    decidingCondition: said.decidingCondition ?? refusalWayOf(code).condition ?? null,
    figureAsked: said.figureAsked ?? null,
    figureFound: said.figureFound ?? null,
  }
}

/** What cannot stand as it was said, field → sentence; `reasons` are those that the kind refuses with. */
export function refusalProblemsOf(
  code: string,
  said: RefusalSaid,
  { today, reasons }: { readonly today: string; readonly reasons?: readonly StandingReason[] | undefined },
): Record<string, string> {
  const { decidingCondition, figureAsked, figureFound } = figureOf(code, said)
  const hasUnit = refusalConditionOf(decidingCondition)?.unit !== undefined
  const isHalf = (figureAsked === null) !== (figureFound === null)
  const isNamed = said.decidingCondition !== undefined
  const found: Record<string, string> = {}
  if (said.retryFrom !== undefined && said.retryFrom < today) found.retryFrom = problems.retryPast
  for (const [name, value] of Object.entries({ figureAsked, figureFound })) {
    if (value === null && hasUnit && (isHalf || isNamed)) found[name] = problems.figureMissing
    if (value !== null && !hasUnit) found[name] = problems.noFigure
  }
  for (const name of REASON_FIELDS) {
    const { [name]: reason } = said
    const problem = reason === undefined ? undefined : reasonProblem(code, reason, reasons)
    if (problem !== undefined) found[name] = problem
  }
  return found
}

/**
 * The earliest sensible day to try again: the one that was named; else the day on which the enterprise has worked for as long
 * as was asked; else so many days from today as the code says. Never before tomorrow unless it was named.
 */
export function retryFromOf(code: string, said: RefusalSaid, { today, foundDate }: RefusedOn): string {
  if (said.retryFrom !== undefined) return said.retryFrom
  const { decidingCondition, figureAsked } = figureOf(code, said)
  if (decidingCondition === 'OPERATING_MONTHS' && figureAsked !== null && foundDate !== null) {
    const reached = monthsAfter(foundDate, Math.ceil(figureAsked))
    if (reached > today) return reached
  }
  return dayAfter(today, refusalWayOf(code).retryDays)
}
