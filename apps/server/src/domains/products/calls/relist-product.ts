import { relistProduct } from '@lqr/contract/products/maintenance-calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { moveAndShowProduct } from '../move-product.ts'

export const relistProductCall = bindCall(relistProduct, (context) => {
  const { params, body } = context
  return moveAndShowProduct(context, {
    id: params.id,
    action: 'relist',
    version: body.version,
  })
})
