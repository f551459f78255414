import { listNeedResponses } from '@lqr/contract/financing/response-calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { showNeedResponses } from '../show-response.ts'

export const listNeedResponsesCall = bindCall(listNeedResponses, (context) =>
  showNeedResponses(context, context.params.id),
)
