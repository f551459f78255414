import { figureInWords, type RefusalFigure } from '@lqr/contract/reference/refusal-conditions.ts'
import { withoutStop } from '@lqr/contract/rules/without-stop.ts'

export const refusalProblems = {
  retryPast: '可以再次申请的日期不能早于今天',
  figureMissing: '请填写数值，企业据此知道差多少',
  noFigure: '该条件没有数值，请不要填写',
} as const

/** Why a case was refused and what helps next, each a whole sentence of a message however it was typed. */
export function refusedBecause(reason: string | null, nextSteps: string | null): string {
  return `${withoutStop(reason)}。${nextSteps ? `建议：${withoutStop(nextSteps)}。` : ''}`
}

/** What a refusal tells in a message besides code and remedy: what decided, and from when to try again. */
export function refusalWords(figure: RefusalFigure, retryFrom: string | null): string {
  const decided = figureInWords(figure)
  return `${decided && `决定的条件是${decided}。`}${retryFrom ? `${retryFrom} 起可以再次申请。` : ''}`
}
