import { withdrawProductSubmission } from '@lqr/contract/products/maintenance-calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { moveAndShowProduct } from '../move-product.ts'

export const withdrawProductSubmissionCall = bindCall(withdrawProductSubmission, (context) => {
  const { params, body } = context
  return moveAndShowProduct(context, {
    id: params.id,
    action: 'withdraw',
    version: body.version,
  })
})
