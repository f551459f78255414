import { createProductDraft } from '@lqr/contract/products/maintenance-calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { startProduct } from '../start-product.ts'

export const createProductDraftCall = bindCall(createProductDraft, (context) => {
  const { actor, body } = context
  return startProduct(context, { orgId: body.orgId ?? actor.orgId ?? '', terms: body.terms })
})
