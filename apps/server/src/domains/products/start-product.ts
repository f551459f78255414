import { maintenanceErrors as errors } from '@lqr/contract/products/maintenance-calls.ts'
import type { MaintainedProduct } from '@lqr/contract/products/maintenance-entities.ts'
import type { DraftTerms } from '@lqr/contract/products/product-terms.ts'
import { CallError } from '../../http/call-error.ts'
import { actorName, type ProductActing } from './move-product.ts'
import { maintainedOrgIds } from './maintenance.access.ts'
import { insertDraftProduct, saveDraft } from './maintenance.store.ts'
import { listOfferingOrganisations } from '../organisations/index.ts'
import { insertProductEvent } from './product-version.store.ts'
import { showMaintainedProduct } from './show-maintained-product.ts'
import { draftToKeep } from './revise-draft.ts'

/**
 * Starts a product as a draft of the organisation and answers it. 422 when the organisation is not one the actor maintains
 * products for, or the areas lie beyond its reach.
 */
export async function startProduct(
  acting: ProductActing,
  { orgId, terms, note }: { orgId: string; terms: DraftTerms; note?: string },
): Promise<MaintainedProduct> {
  const { db, actor, now, audit } = acting
  const own = await listOfferingOrganisations(db, await maintainedOrgIds(db, actor))
  const org = own.find(({ id }) => id === orgId)
  if (!org) throw new CallError(errors.orgNotYours, { fields: { orgId: errors.orgNotYours.msg } })
  const kept = draftToKeep(terms, { orgLevel: org.level, orgRegion: org.regionCode })
  const id = await insertDraftProduct(db, { orgId, name: kept.name })
  await saveDraft(
    db,
    {
      productId: id,
      status: 'DRAFT',
      terms: kept,
      returnReason: null,
      submittedAt: null,
      submittedById: null,
    },
    now,
  )
  await insertProductEvent(db, {
    product_id: id,
    action: 'create',
    from_status: null,
    to_status: 'DRAFT',
    actor_account_id: actor.accountId,
    actor_side: 'institution',
    actor_name: actorName(actor),
    note: note ?? null,
    at: now.toISOString(),
  })
  audit({ action: 'create-product', entity: 'product', entityId: id, detail: { orgId } })
  const product = await showMaintainedProduct(acting, id)
  if (!product) throw new CallError(errors.notFound)
  return product
}
