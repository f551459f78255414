import type { MaintainedProduct } from '@lqr/contract/products/maintenance-entities.ts'
import type { Db } from '../../data/database.ts'
import type { Actor } from '../../http/actor.ts'
import { maintainedProductCan, maintenanceScope } from './maintenance.access.ts'
import { findMaintained } from './maintenance.store.ts'
import { checkTerms, reachOfOffer } from './product-terms.rules.ts'
import { listProductEvents, listVersions } from './product-version.store.ts'

/** A product with its versions, its history and what the viewer may do; undefined when the viewer may not know of it. */
export async function showMaintainedProduct(
  { db, actor }: { db: Db; actor: Actor },
  id: string,
): Promise<MaintainedProduct | undefined> {
  const scope = await maintenanceScope(db, actor)
  const row = await findMaintained(db, id, scope)
  if (!row) return undefined
  return {
    ...row,
    draftProblems: row.draft ? (checkTerms(row.draft, row).problems ?? {}) : {},
    reach: reachOfOffer(row),
    versions: await listVersions(db, id),
    history: await listProductEvents(db, id),
    can: maintainedProductCan(actor, scope, row),
  }
}
