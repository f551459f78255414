import type { ErrorDef } from '@lqr/contract/kernel/errors.ts'
import { maintenanceErrors as errors } from '@lqr/contract/products/maintenance-calls.ts'
import type { MaintainedProduct } from '@lqr/contract/products/maintenance-entities.ts'
import {
  afterProductAction,
  GONE,
  type ProductAction,
  type ProductStanding,
  type ProductStatus,
} from '@lqr/contract/products/product-states.ts'
import type { DraftTerms } from '@lqr/contract/products/product-terms.ts'
import type { Db } from '../../data/database.ts'
import type { Actor } from '../../http/actor.ts'
import type { AuditEntry } from '../../http/audit.store.ts'
import { CallError } from '../../http/call-error.ts'
import { maintenanceScope, mayAct, offersForEnded, sideOf } from './maintenance.access.ts'
import { lockMaintained, type MaintainedRow, saveStanding } from './maintenance.store.ts'
import { insertProductEvent } from './product-version.store.ts'
import { showMaintainedProduct } from './show-maintained-product.ts'
import { notifyProductMove } from './notify-product-move.ts'
import { reviseDraft } from './revise-draft.ts'

export interface ProductActing {
  readonly db: Db
  readonly actor: Actor
  readonly now: Date
  audit(entry: AuditEntry): void
}

export interface ProductRequest {
  readonly id: string
  readonly action: ProductAction
  /** The version the person saw. */
  readonly version: number
  readonly note?: string | undefined
  /** What an update replaces the draft with. */
  readonly terms?: DraftTerms
}

/** What an action is taken on and where it leads. */
export interface ProductMove extends ProductRequest {
  readonly row: MaintainedRow
  readonly next: ProductStanding | typeof GONE
}

export function actorName(actor: Actor): string {
  return actor.displayName || actor.username
}

/**
 * The one way a product changes its standing: held row, terms, event, message and audit in the caller's transaction. 404
 * when the product is not the actor's to see, 409 with the current row when its state, the actor's side or a stale version
 * does not allow it.
 */
export async function moveProduct(
  acting: ProductActing,
  request: ProductRequest,
): Promise<ProductStanding | typeof GONE> {
  const { db, actor, now } = acting
  const { id, action } = request
  const scope = await maintenanceScope(db, actor)
  const row = await lockMaintained(db, id, scope)
  if (!row) throw new CallError(errors.notFound)
  const refuse = async (error: ErrorDef) =>
    new CallError(error, { data: await showMaintainedProduct(acting, id) })
  const next = afterProductAction(action, row)
  if (offersForEnded(row, action)) throw await refuse(errors.orgEnded)
  if (next === undefined || !mayAct(actor, scope, row, action)) throw await refuse(errors.illegalMove)
  if (request.version !== row.version) throw await refuse(errors.staleVersion)
  const move = { ...request, row, next }
  const name = await reviseDraft(acting, move)
  await notifyProductMove(acting, move)
  const from = inWork(row, action)
  const to = next === GONE ? null : inWork(next, action)
  acting.audit({ action: `${action}-product`, entity: 'product', entityId: id, detail: { from, to } })
  if (next === GONE) return next
  const unlistedBy = action === 'unlist' ? sideOf(actor) : next.status === 'UNLISTED' ? row.unlistedBy : null
  await saveStanding(db, id, { status: next.status, unlistedBy, name }, now)
  await insertProductEvent(db, {
    product_id: id,
    action,
    from_status: from,
    to_status: to,
    actor_account_id: actor.accountId,
    actor_side: sideOf(actor),
    actor_name: actorName(actor),
    note: request.note ?? null,
    at: now.toISOString(),
  })
  return next
}

/** The state an action looks at: of the product itself when it is taken down or put back, else of what is worked on. */
function inWork({ status, changeStatus }: ProductStanding, action: ProductAction): ProductStatus {
  return action === 'unlist' || action === 'relist' ? status : (changeStatus ?? status)
}

/** The same, answering the product as the actor sees it afterwards. */
export async function moveAndShowProduct(
  acting: ProductActing,
  request: ProductRequest,
): Promise<MaintainedProduct> {
  await moveProduct(acting, request)
  const product = await showMaintainedProduct(acting, request.id)
  if (!product) throw new CallError(errors.notFound)
  return product
}
