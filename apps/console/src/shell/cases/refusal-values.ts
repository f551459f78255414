import dayjs from 'dayjs'
import { refusalWayOf } from '@lqr/contract/products/refusal-ways.ts'
import {
  figureInWords,
  isAmountCondition,
  refusalConditionOf,
} from '@lqr/contract/reference/refusal-conditions.ts'
import { reasonNames, reasonProblem, type StandingReason } from '@lqr/contract/reference/refusal-reason.ts'
import { tenThousandsToYuan } from '@lqr/contract/rules/money-units.ts'
import { checkTwoDecimals } from '@lqr/contract/rules/numeric.ts'
import { numberOf } from '../forms/number-of.ts'
import { moveCopy } from './copy.ts'

/** What decided, as typed: amounts are text in 万元, other figures in the condition's unit. */
export interface DecisionValues {
  condition?: string
  asked?: string
  found?: string
  retryFrom?: string
}

/** Contract field → form field where they differ. */
export const DECISION_NAMES = {
  decidingCondition: 'condition',
  figureAsked: 'asked',
  figureFound: 'found',
} as const

/** The unit of a condition's figures; undefined for one without. */
export const unitOfCondition = (condition: string | undefined) => refusalConditionOf(condition)?.unit

/** What a code says of itself: the condition, and the day to try again unless the figures will say it. */
export function decisionOf(code: string, today: string): DecisionValues {
  const { condition, retryDays } = refusalWayOf(code)
  const followsFigure = condition === 'OPERATING_MONTHS'
  return {
    ...(condition ? { condition } : {}),
    ...(followsFigure ? {} : { retryFrom: dayjs(today).add(retryDays, 'day').format('YYYY-MM-DD') }),
  }
}

const figureOf = (text: string | undefined, condition: string | undefined) =>
  isAmountCondition(condition) ? tenThousandsToYuan(text) : numberOf(text)

/** The same as the call takes it; what is blank is left out. */
export function toDecision({ condition, asked, found, retryFrom }: DecisionValues): object {
  const unit = unitOfCondition(condition)
  const decision = {
    decidingCondition: condition,
    figureAsked: unit && figureOf(asked, condition),
    figureFound: unit && figureOf(found, condition),
    retryFrom,
  }
  return Object.fromEntries(
    Object.entries(decision).filter(([, value]) => value !== undefined && value !== ''),
  )
}

/** What decided, as it will be told. */
export function decidedInWords(values: DecisionValues): string {
  const unit = unitOfCondition(values.condition)
  return figureInWords({
    decidingCondition: refusalConditionOf(values.condition)?.code ?? null,
    figureAsked: unit ? (figureOf(values.asked, values.condition) ?? null) : null,
    figureFound: unit ? (figureOf(values.found, values.condition) ?? null) : null,
  })
}

/** Sentences at figures that are missing or no numbers, by form field. */
export function decisionProblems({ condition, asked, found }: DecisionValues): Record<string, string> {
  if (!unitOfCondition(condition)) return {}
  const problemOf = (text: string | undefined) => {
    if (!text?.trim()) return moveCopy.figureMissing
    return figureOf(text, condition) === undefined
      ? (checkTwoDecimals(text) ?? moveCopy.figureWrong)
      : undefined
  }
  const problems = { asked: problemOf(asked), found: problemOf(found) }
  return Object.fromEntries(Object.entries(problems).flatMap(([name, text]) => (text ? [[name, text]] : [])))
}

/** What a reason of that code has to say. */
export function reasonHelp(code: string | undefined): string {
  const names = reasonNames(code)
  return names === undefined ? moveCopy.reasonHelp : moveCopy.reasonNamed(names)
}

/** The sentence at a reason that leaves open what its code does, by form field. */
export function reasonProblems(
  { code = '', reason }: { code?: string; reason?: string },
  reasons?: readonly StandingReason[],
): Record<string, string> {
  const problem = reason === undefined ? undefined : reasonProblem(code, reason, reasons)
  return problem === undefined ? {} : { reason: problem }
}
