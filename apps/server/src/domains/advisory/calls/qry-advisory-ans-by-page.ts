import { listSimilarAnswers, qryAdvisoryAnsByPage } from '@lqr/contract/advisory/answer-calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { findAnswers, findSimilarAnswers } from '../answers.store.ts'

export const qryAdvisoryAnsByPageCall = bindCall(qryAdvisoryAnsByPage, ({ db, body }) =>
  findAnswers(db, body),
)

export const listSimilarAnswersCall = bindCall(listSimilarAnswers, ({ db, body }) =>
  findSimilarAnswers(db, body.title),
)
