import { updateProductDraft } from '@lqr/contract/products/maintenance-calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { actAndShowProduct } from '../act-on-product.ts'

export const updateProductDraftCall = bindCall(updateProductDraft, (context) => {
  const { params, body } = context
  return actAndShowProduct(context, {
    id: params.id,
    action: 'update',
    version: body.version,
    terms: body.terms,
  })
})
