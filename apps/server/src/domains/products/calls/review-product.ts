import { maintenanceErrors as errors, reviewProduct } from '@lqr/contract/products/maintenance-calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { moveAndShowProduct } from '../move-product.ts'

export const reviewProductCall = bindCall(reviewProduct, async (context) => {
  const { params, body } = context
  if (body.decision === 'return' && !body.reason) {
    throw new CallError(errors.reasonMissing, { fields: { reason: errors.reasonMissing.msg } })
  }
  return moveAndShowProduct(context, {
    id: params.id,
    action: body.decision,
    version: body.version,
    note: body.decision === 'return' ? body.reason : undefined,
  })
})
