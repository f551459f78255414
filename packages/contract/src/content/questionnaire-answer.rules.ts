import { checkHiddenSigns } from '../rules/hidden-signs.ts'
import {
  HIGHEST_SCORE,
  LOWEST_SCORE,
  MAX_LONG,
  MAX_NUMBER,
  MAX_SHORT,
  type QuestionKind,
} from './questionnaire-kinds.ts'

/** What a rule needs of a question. */
export interface AskedQuestion {
  readonly kind: QuestionKind
  readonly isRequired: boolean
  readonly options: readonly string[]
}

/** What was answered to one question: places of options, a score or number, or words; the rest stays empty. */
export interface GivenAnswer {
  readonly choices: readonly number[]
  readonly number: number | null
  readonly text: string
}

export const NO_ANSWER: GivenAnswer = { choices: [], number: null, text: '' }

const ANSWER = '回答'

/** Whether nothing was answered. */
export function isUnanswered({ choices, number, text }: GivenAnswer): boolean {
  return choices.length === 0 && number === null && text.trim() === ''
}

function choiceProblem({ kind, options }: AskedQuestion, { choices }: GivenAnswer): string | undefined {
  const areThere = choices.every(
    (choice) => Number.isInteger(choice) && choice >= 0 && choice < options.length,
  )
  if (!areThere || new Set(choices).size < choices.length) return '请从选项中选择'
  return kind === 'single' && choices.length !== 1 ? '只能选择一项' : undefined
}

function numberProblem({ kind }: AskedQuestion, { number }: GivenAnswer): string | undefined {
  if (number === null || !Number.isFinite(number)) return '请输入数字'
  if (kind === 'number') return Math.abs(number) <= MAX_NUMBER ? undefined : '数字过大'
  const isScore = Number.isInteger(number) && number >= LOWEST_SCORE && number <= HIGHEST_SCORE
  return isScore ? undefined : `请在 ${LOWEST_SCORE} 到 ${HIGHEST_SCORE} 分之间选择`
}

function textProblem({ kind }: AskedQuestion, { text }: GivenAnswer): string | undefined {
  const max = kind === 'short' ? MAX_SHORT : MAX_LONG
  if (text.length > max) return `${ANSWER}不能超过 ${max} 个字`
  if (kind === 'short' && text.includes('\n')) return `${ANSWER}只能写一行`
  return checkHiddenSigns(text, ANSWER, max)
}

/** The parts of an answer that a kind of question leaves empty. */
function hasOtherParts(kind: QuestionKind, { choices, number, text }: GivenAnswer): boolean {
  if (kind === 'single' || kind === 'several') return number !== null || text !== ''
  if (kind === 'scale' || kind === 'number') return choices.length > 0 || text !== ''
  return choices.length > 0 || number !== null
}

/** What is wrong with an answer; undefined when it may be kept. */
export function answerProblem(question: AskedQuestion, answer: GivenAnswer): string | undefined {
  if (isUnanswered(answer)) return question.isRequired ? '请回答这一题' : undefined
  if (hasOtherParts(question.kind, answer)) return '回答与题型不符'
  switch (question.kind) {
    case 'single':
    case 'several':
      return choiceProblem(question, answer)
    case 'scale':
    case 'number':
      return numberProblem(question, answer)
    case 'short':
    case 'long':
      return textProblem(question, answer)
  }
}
