import { unlistProduct } from '@lqr/contract/products/maintenance-calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { moveAndShowProduct } from '../move-product.ts'

export const unlistProductCall = bindCall(unlistProduct, (context) => {
  const { params, body } = context
  return moveAndShowProduct(context, {
    id: params.id,
    action: 'unlist',
    version: body.version,
    note: body.reason,
  })
})
