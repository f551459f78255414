import { ADVISORY_SCORES, ADVISORY_TOPICS, QUESTION_REJECT_CODES } from '@lqr/contract/advisory/kinds.ts'
import { questionStates } from '@lqr/contract/advisory/question-case.ts'
import { publicationStates } from '@lqr/contract/kernel/publishing/publication-states.ts'

/** The columns of questions and public answers that hold codes of a list. */
export const ADVISORY_COLUMNS = {
  'advisory_answer.change_status': publicationStates,
  'advisory_answer.status': publicationStates,
  'advisory_answer.topic': ADVISORY_TOPICS,
  'advisory_question.reject_code': QUESTION_REJECT_CODES,
  'advisory_question.score': ADVISORY_SCORES,
  'advisory_question.status': questionStates,
  'advisory_question.topic': ADVISORY_TOPICS,
} as const
