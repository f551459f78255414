import type { PolicyCondition } from '@lqr/contract/policies/conditions.ts'
import { type Question, REGISTERED, TOLD } from './questions.ts'

/** What a short questionnaire asks. */
export interface ShortQuestions {
  readonly questions: readonly Question[]
  readonly asksTitles: boolean
}

/** The questions that some conditions depend on and no others; what is registered is not asked of an enterprise that is signed in. */
export function askedQuestions(conditions: readonly PolicyCondition[], isOwn: boolean): ShortQuestions {
  const facts = new Set<string>(conditions.flatMap(({ fact, when }) => (when ? [fact, when.fact] : [fact])))
  const isAsked = ({ field }: Question) => facts.has(field === 'areaCode' ? 'area' : field)
  return {
    questions: [...(isOwn ? [] : REGISTERED), ...TOLD].filter(isAsked),
    asksTitles: facts.has('titles'),
  }
}
