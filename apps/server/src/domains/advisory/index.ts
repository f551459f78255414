import type { BoundCall } from '../../http/bind-call.ts'
import { addAdvisoryReqInfoCall, addQuestionInfoCall } from './calls/add-advisory-req-info.ts'
import { answerRecordCalls } from './answer-records.ts'
import { draftPublicAnswerCall } from './calls/draft-public-answer.ts'
import { listSimilarAnswersCall, qryAdvisoryAnsByPageCall } from './calls/qry-advisory-ans-by-page.ts'
import { getAdvisoryQuestionCall } from './calls/get-advisory-question.ts'
import {
  appealAskingBarCall,
  barAskerCall,
  decideAskingBarCall,
  getAskingRightCall,
  listAskingBarsCall,
} from './calls/asking-bars.ts'
import { addHiddenWordCall, deleteHiddenWordCall, listHiddenWordsCall } from './calls/hidden-words.ts'
import { qryAdvisorySvcByPageCall } from './calls/qry-advisory-svc-by-page.ts'
import { statAdvisoryRetCall } from './calls/stat-advisory-ret.ts'
import { questionMoveCalls } from './question-moves.ts'

export { canReadQuestionFile } from './question.access.ts'
export { answersInSearch } from './search.store.ts'
export { questionKind } from './question-kind.ts'

/** The calls of advice: asking, reading, the moves of all sides, the figures, and what everybody reads. */
export const advisoryCalls: readonly BoundCall[] = [
  addAdvisoryReqInfoCall,
  addQuestionInfoCall,
  qryAdvisorySvcByPageCall,
  getAdvisoryQuestionCall,
  statAdvisoryRetCall,
  ...questionMoveCalls,
  qryAdvisoryAnsByPageCall,
  listSimilarAnswersCall,
  draftPublicAnswerCall,
  ...answerRecordCalls,
  listHiddenWordsCall,
  addHiddenWordCall,
  deleteHiddenWordCall,
  getAskingRightCall,
  appealAskingBarCall,
  barAskerCall,
  listAskingBarsCall,
  decideAskingBarCall,
]
