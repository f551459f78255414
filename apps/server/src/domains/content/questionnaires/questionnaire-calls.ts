import { createHash } from 'node:crypto'
import { contentErrors as errors } from '@lqr/contract/content/errors.ts'
import { answerProblem, type GivenAnswer } from '@lqr/contract/content/questionnaire-answer.rules.ts'
import {
  answerQuestionnaire,
  getOpenQuestionnaire,
  listOpenQuestionnaires,
} from '@lqr/contract/content/questionnaire-calls.ts'
import type { Question, QuestionnaireForm } from '@lqr/contract/content/questionnaire-form.ts'
import {
  getQuestionnaireRecord,
  questionnairePublication,
  questionnaireVersions,
} from '@lqr/contract/content/questionnaire-record-calls.ts'
import {
  getQuestionnaireResults,
  listQuestionnaireAnswers,
} from '@lqr/contract/content/questionnaire-result-calls.ts'
import { type BoundCall, bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { bindPublication, bindRecord } from '../../../publishing/bind-publication.ts'
import { bindVersions } from '../../../publishing/bind-versions.ts'
import { endAhead } from '../../../publishing/end-ahead.ts'
import type { KeptRecord, Publication } from '../../../publishing/publication.ts'
import { requireRecord } from '../../../publishing/require-record.ts'
import { hasAnswered, insertAnswer, isFull } from './answers.store.ts'
import { pageOfAnswers } from './page-of-answers.ts'
import {
  findCurrent,
  findHeading,
  findOpen,
  questionnaireColumns,
  questionnaireRecords,
} from './questionnaires.store.ts'
import { resultsOf } from './results.ts'
import { withoutPersonalNumbers } from './without-personal-numbers.rules.ts'

/** Its day is the 24 hours before now, so that there is room again bit by bit. */
const FULL_RETRY_SECONDS = 3_600

/** What is wrong with answers, by the place of each; none when all may be kept. */
function problemsOf(questions: readonly Question[], answers: readonly GivenAnswer[]): Record<string, string> {
  const problems = questions.map((question, place) => {
    const answer = answers[place]
    const problem = answer && answerProblem(question, answer)
    return [`answers.${place}`, problem] as const
  })
  return Object.fromEntries(problems.flatMap(([name, problem]) => (problem ? [[name, problem]] : [])))
}

/** Words as they are kept: trimmed, and without what tells of a person. */
const kept = ({ choices, number, text }: GivenAnswer): GivenAnswer => ({
  choices,
  number,
  text: withoutPersonalNumbers(text.trim()),
})

const publicCalls: readonly BoundCall[] = [
  bindCall(getOpenQuestionnaire, async ({ db, params, now }) =>
    requireRecord(findOpen(db, params.id, now), errors.questionnaireNotFound),
  ),
  bindCall(listOpenQuestionnaires, ({ db, now }) => findCurrent(db, now)),
  bindCall(answerQuestionnaire, async ({ db, params: { id }, body, now }) => {
    const { number, answers, answerKey } = body
    const { questions, thanks, ...open } = await requireRecord(
      findOpen(db, id, now),
      errors.questionnaireNotFound,
    )
    if (open.number !== number || answers.length !== questions.length)
      throw new CallError(errors.questionnaireChanged)
    const fields = problemsOf(questions, answers)
    if (Object.keys(fields).length > 0) throw new CallError(errors.unsuitable, { fields })
    const keyDigest = createHash('sha256').update(answerKey).digest()
    if ((await isFull(db, id, now)) && !(await hasAnswered(db, id, keyDigest)))
      throw new CallError(errors.answersFull, { retryAfter: FULL_RETRY_SECONDS })
    const isFirst = await insertAnswer(db, {
      questionnaireId: id,
      number,
      answers: answers.map(kept),
      keyDigest,
      now,
    })
    return { thanks, isRepeated: !isFirst }
  }),
]

const resultCalls: readonly BoundCall[] = [
  bindCall(getQuestionnaireResults, async ({ db, params, query }) => {
    const heading = await requireRecord(findHeading(db, params.id), errors.questionnaireNotFound)
    return resultsOf(db, heading, query.number)
  }),
  bindCall(listQuestionnaireAnswers, async ({ db, params: { id }, body: { number, ...page } }) => {
    const heading = await requireRecord(findHeading(db, id), errors.questionnaireNotFound)
    return pageOfAnswers(db, heading, number, page)
  }),
]

const publication: Publication<QuestionnaireForm, KeptRecord & Pick<QuestionnaireForm, 'openTo'>> = {
  declared: questionnairePublication,
  columns: questionnaireColumns,
  records: questionnaireRecords,
  filters: { audience: 'audience' },
  publishable: endAhead('openTo', errors.endPast),
  versions: { fields: Object.keys(questionnairePublication.form.shape) },
}

/** Questionnaires: maintained by operators, filled in by anybody, counted for operators. */
export const questionnaireCalls: readonly BoundCall[] = [
  ...bindPublication(publication),
  bindRecord(publication, getQuestionnaireRecord),
  ...bindVersions(publication, questionnaireVersions, {
    missingVersion: errors.versionNotFound,
    restored: { action: 'restore-questionnaire', entity: 'questionnaire' },
  }),
  ...publicCalls,
  ...resultCalls,
]
