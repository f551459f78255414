import { submitProduct } from '@lqr/contract/products/maintenance-calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { actAndShowProduct } from '../act-on-product.ts'

export const submitProductCall = bindCall(submitProduct, (context) => {
  const { params, body } = context
  return actAndShowProduct(context, {
    id: params.id,
    action: 'submit',
    version: body.version,
    note: body.note,
  })
})
