import { getMaintainedProduct, maintenanceErrors } from '@lqr/contract/products/maintenance-calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { showMaintainedProduct } from '../show-maintained-product.ts'

export const getMaintainedProductCall = bindCall(getMaintainedProduct, async ({ actor, db, params }) => {
  const product = await showMaintainedProduct({ actor, db }, params.id)
  if (!product) throw new CallError(maintenanceErrors.notFound)
  return product
})
