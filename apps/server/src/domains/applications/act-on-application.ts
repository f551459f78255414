import { productsErrors as errors } from '@lqr/contract/products/errors.ts'
import type { ApplicationDetail } from '@lqr/contract/applications/entities.ts'
import type { Actor } from '../../http/actor.ts'
import type { AuditEntry } from '../../http/audit.store.ts'
import { CallError } from '../../http/call-error.ts'
import { applicationScope, type PersonAction, scopeOfSide, sideOfAction } from './application.access.ts'
import { type ApplicationChange, type ApplicationRecord, findApplication } from './application.store.ts'
import { moveApplication, targetOf } from './move-application.ts'
import { showApplication, type Viewing } from './show-application.ts'

export interface Acting extends Viewing {
  audit(entry: AuditEntry): void
}

export interface ActionRequest {
  readonly id: string
  readonly action: PersonAction
  /** The version the person saw; without it the state alone guards the move. */
  readonly version?: number | undefined
  readonly note?: string | null | undefined
  /** The columns that change besides the state; refuses with a CallError what the row does not allow. */
  readonly change?: (row: ApplicationRecord) => ApplicationChange | Promise<ApplicationChange>
  /** What the move brings with it on other rows, in the same transaction. */
  readonly follow?: (moved: ApplicationRecord) => Promise<void>
}

/**
 * Takes an action on a case for the actor: 404 when the case is not on the actor's side, 409 with the current row when
 * the state does not allow it, the version is stale, or somebody else was faster.
 */
export async function actOnApplication(acting: Acting, request: ActionRequest): Promise<ApplicationRecord> {
  const { db, actor, now } = acting
  const side = sideOfAction(request.action)
  const scope = scopeOfSide(await applicationScope(db, actor), side)
  const row = await findApplication(db, request.id, scope)
  if (!row) throw new CallError(errors.applicationNotFound)
  const refuse = async (error: typeof errors.illegalMove) =>
    new CallError(error, { data: await showApplication(acting, request.id) })
  if (!targetOf(row, request.action)) throw await refuse(errors.illegalMove)
  if (request.version !== undefined && request.version !== row.version)
    throw await refuse(errors.staleVersion)
  const change = await request.change?.(row)
  const mover = { side, accountId: actor.accountId, name: moverName(actor) }
  const move = { action: request.action, note: request.note, change }
  const after = await moveApplication({ db, now, mover, audit: acting.audit }, row, move)
  if (!after) throw await refuse(errors.illegalMove)
  await request.follow?.(after)
  return after
}

/** The same, answering the case as the actor sees it afterwards. */
export async function actAndShow(acting: Acting, request: ActionRequest): Promise<ApplicationDetail> {
  await actOnApplication(acting, request)
  const detail = await showApplication(acting, request.id)
  if (!detail) throw new CallError(errors.applicationNotFound)
  return detail
}

function moverName(actor: Actor): string {
  return actor.displayName || actor.username
}
