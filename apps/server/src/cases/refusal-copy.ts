import { figureInWords, type RefusalFigure } from '@lqr/contract/reference/refusal-conditions.ts'

export const refusalProblems = {
  retryPast: '可以再次申请的日期不能早于今天',
  figureMissing: '请填写数值，企业据此知道差多少',
  noFigure: '该条件没有数值，请不要填写',
} as const

/** What a refusal tells in a message besides code and remedy: what decided, and from when to try again. */
export function refusalWords(figure: RefusalFigure, retryFrom: string | null): string {
  const decided = figureInWords(figure)
  return `${decided && `决定的条件是${decided}。`}${retryFrom ? `${retryFrom} 起可以再次申请。` : ''}`
}
