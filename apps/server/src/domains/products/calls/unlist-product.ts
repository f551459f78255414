import { unlistProduct } from '@lqr/contract/products/maintenance-calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { actAndShowProduct } from '../act-on-product.ts'

export const unlistProductCall = bindCall(unlistProduct, (context) => {
  const { params, body } = context
  return actAndShowProduct(context, {
    id: params.id,
    action: 'unlist',
    version: body.version,
    note: body.reason,
  })
})
