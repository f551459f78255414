import { getAccountOpening, getOpeningByApplyId } from '@lqr/contract/bank-accounts/calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { showOpening } from '../show-opening.ts'

export const getAccountOpeningCall = bindCall(getAccountOpening, (context) =>
  showOpening(context, context.params),
)

export const getOpeningByApplyIdCall = bindCall(getOpeningByApplyId, (context) =>
  showOpening(context, { id: context.body.applyId }),
)
