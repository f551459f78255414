import type { BoundCall } from '../../http/bind-call.ts'
import { addAdvisoryReqInfoCall, addQuestionInfoCall } from './calls/add-advisory-req-info.ts'
import { getAdvisoryQuestionCall } from './calls/get-advisory-question.ts'
import { qryAdvisorySvcByPageCall } from './calls/qry-advisory-svc-by-page.ts'
import { statAdvisoryRetCall } from './calls/stat-advisory-ret.ts'
import { questionMoveCalls } from './question-moves.ts'

export { canReadQuestionFile } from './question.access.ts'
export { questionKind } from './question-kind.ts'

/** The calls of advice: asking, reading, the moves of all sides, and the figures. */
export const advisoryCalls: readonly BoundCall[] = [
  addAdvisoryReqInfoCall,
  addQuestionInfoCall,
  qryAdvisorySvcByPageCall,
  getAdvisoryQuestionCall,
  statAdvisoryRetCall,
  ...questionMoveCalls,
]
