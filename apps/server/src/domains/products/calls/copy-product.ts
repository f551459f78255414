import { copyProduct, maintenanceErrors } from '@lqr/contract/products/maintenance-calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { maintainedOrgIds } from '../maintenance.access.ts'
import { copiedFrom, copiedName } from '../maintenance-copy.ts'
import { findMaintained } from '../maintenance.store.ts'
import { startProduct } from '../start-product.ts'

/** A copy takes what the public reads; of a product that was never listed, its draft. */
export const copyProductCall = bindCall(copyProduct, async (context) => {
  const { actor, db, params } = context
  const scope = { isAll: false, orgIds: await maintainedOrgIds(db, actor) }
  const original = await findMaintained(db, params.id, scope)
  if (!original) throw new CallError(maintenanceErrors.notFound)
  if (original.isOrgEnded) throw new CallError(maintenanceErrors.orgEnded)
  const { live, draft, name, orgId } = original
  const terms = { ...(live ?? draft), name: copiedName(name) }
  return startProduct(context, { orgId, terms, note: copiedFrom(name) })
})
