import { deleteProductDraft } from '@lqr/contract/products/maintenance-calls.ts'
import { GONE } from '@lqr/contract/products/product-states.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { moveProduct } from '../move-product.ts'

export const deleteProductDraftCall = bindCall(deleteProductDraft, async (context) => {
  const { id } = context.params
  const next = await moveProduct(context, { id, action: 'delete', version: context.query.version })
  return { id, isProductGone: next === GONE }
})
