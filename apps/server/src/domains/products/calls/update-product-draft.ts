import { updateProductDraft } from '@lqr/contract/products/maintenance-calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { moveAndShowProduct } from '../move-product.ts'

export const updateProductDraftCall = bindCall(updateProductDraft, (context) => {
  const { params, body } = context
  return moveAndShowProduct(context, {
    id: params.id,
    action: 'update',
    version: body.version,
    terms: body.terms,
  })
})
