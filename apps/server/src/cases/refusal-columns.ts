import type { RefusalFigure } from '@lqr/contract/reference/refusal-conditions.ts'
import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import { shanghaiDay } from '../clocks/working-days.ts'
import { CallError } from '../http/call-error.ts'
import type { StandingReason } from '@lqr/contract/reference/refusal-reason.ts'
import { figureOf, type RefusalSaid, refusalProblemsOf, retryFromOf } from './refusal.rules.ts'

/** The columns in which every kind of case keeps what decided its refusal. */
export const REFUSAL_COLUMNS = ['deciding_condition', 'figure_asked', 'figure_found', 'retry_from'] as const

/** What those columns hold. */
export interface RefusalColumns {
  readonly deciding_condition: RefusalFigure['decidingCondition']
  readonly figure_asked: number | null
  readonly figure_found: number | null
  readonly retry_from: string | null
}

interface RefusedNow {
  now: Date
  /** That of the enterprise. */
  foundDate: string | null
  /** Where the kind refuses with others than products do. */
  reasons?: readonly StandingReason[]
}

/** What a refusal keeps; 422 with the fields that cannot stand as they were said. */
export function refusalColumns(
  code: string,
  said: RefusalSaid,
  { now, foundDate, reasons }: RefusedNow,
): RefusalColumns {
  const today = shanghaiDay(now)
  const fields = refusalProblemsOf(code, said, { today, reasons })
  if (Object.keys(fields).length > 0) throw new CallError(kernelErrors.invalidInput, { fields })
  const { decidingCondition, figureAsked, figureFound } = figureOf(code, said)
  return {
    deciding_condition: decidingCondition,
    figure_asked: figureAsked,
    figure_found: figureFound,
    retry_from: retryFromOf(code, said, { today, foundDate }),
  }
}

/** The same under the contract's names. */
export function refusalFigure(row: RefusalColumns) {
  return {
    decidingCondition: row.deciding_condition,
    figureAsked: row.figure_asked,
    figureFound: row.figure_found,
    retryFrom: row.retry_from,
  }
}

/** What decided, out of the row of a case: to be kept by the one that ends with it. */
export function decidedIn(row: RefusalColumns): RefusalColumns {
  const { deciding_condition, figure_asked, figure_found, retry_from } = row
  return { deciding_condition, figure_asked, figure_found, retry_from }
}
