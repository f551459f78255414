import { relistProduct } from '@lqr/contract/products/maintenance-calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { actAndShowProduct } from '../act-on-product.ts'

export const relistProductCall = bindCall(relistProduct, (context) => {
  const { params, body } = context
  return actAndShowProduct(context, {
    id: params.id,
    action: 'relist',
    version: body.version,
  })
})
