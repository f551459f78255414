import { submitProduct } from '@lqr/contract/products/maintenance-calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { moveAndShowProduct } from '../move-product.ts'

export const submitProductCall = bindCall(submitProduct, (context) => {
  const { params, body } = context
  return moveAndShowProduct(context, {
    id: params.id,
    action: 'submit',
    version: body.version,
    note: body.note,
  })
})
