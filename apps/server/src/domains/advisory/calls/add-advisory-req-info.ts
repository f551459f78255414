import { addAdvisoryReqInfo, addQuestionInfo } from '@lqr/contract/advisory/calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { ask } from '../ask.ts'

export const addAdvisoryReqInfoCall = bindCall(addAdvisoryReqInfo, (context) => ask(context, context.body))

/** The entrance of phones. */
export const addQuestionInfoCall = bindCall(addQuestionInfo, (context) => ask(context, context.body))
