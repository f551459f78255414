import { withdrawProductSubmission } from '@lqr/contract/products/maintenance-calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { actAndShowProduct } from '../act-on-product.ts'

export const withdrawProductSubmissionCall = bindCall(withdrawProductSubmission, (context) => {
  const { params, body } = context
  return actAndShowProduct(context, {
    id: params.id,
    action: 'withdraw',
    version: body.version,
  })
})
