import type { ErrorDef } from '@lqr/contract/kernel/errors.ts'
import { leaseErrors as errors } from '@lqr/contract/leasing/errors.ts'
import type { LeaseNeedDetail, LeaseTaskDetail } from '@lqr/contract/leasing/entities.ts'
import type { LeaseMove } from '@lqr/contract/leasing/states.ts'
import type { Actor } from '../../http/actor.ts'
import type { AuditEntry } from '../../http/audit.store.ts'
import { CallError } from '../../http/call-error.ts'
import { leaseOrgIds } from './lease.access.ts'
import {
  findNeedOfResponse,
  holdNeed,
  type LeaseNeedRecord,
  type LeaseResponseChange,
  type LeaseResponseRecord,
  listResponses,
} from './lease.store.ts'
import { type LeaseMoving, moveResponse, settleNeed } from './move-lease.ts'
import { type LeaseViewing, showLeaseNeed, showLeaseTask } from './show-lease.ts'

export interface LeaseActing extends LeaseViewing {
  audit(entry: AuditEntry): void
}

export interface TaskRequest {
  /** The institution's answer. */
  readonly id: string
  readonly action: Extract<LeaseMove, 'accept' | 'offer' | 'decline' | 'sign' | 'close'>
  /** The version the person saw; without it the state alone guards the move. */
  readonly version?: number | undefined
  readonly note?: string | null | undefined
  /** The columns that change besides the state; refuses with a CallError what the row does not allow. */
  readonly change?: (row: LeaseResponseRecord) => LeaseResponseChange | Promise<LeaseResponseChange>
}

/**
 * Takes an institution's action: 404 when the need was not shown to it, 409 with the current row when the state does not
 * allow the action, the version is stale, or another institution has signed.
 */
export async function actOnTask(acting: LeaseActing, request: TaskRequest): Promise<LeaseTaskDetail> {
  const { db, actor } = acting
  const needId = await findNeedOfResponse(db, request.id, await leaseOrgIds(db, actor))
  const need = needId === undefined ? undefined : await holdNeed(db, needId)
  if (!need) throw new CallError(errors.needNotFound)
  const answers = await listResponses(db, need.id)
  const response = answers.find(({ id }) => id === request.id)
  if (!response) throw new CallError(errors.needNotFound)
  const refuse = async (error: ErrorDef) =>
    new CallError(error, { data: await showLeaseTask(acting, request.id) })
  if (request.version !== undefined && request.version !== response.version)
    throw await refuse(errors.staleVersion)
  const moving = movingOf(acting, 'institution')
  const change = await request.change?.(response)
  const { action, note } = request
  const after = await moveResponse(moving, need, response, { action, note, change })
  if (!after) throw await refuse(errors.illegalMove)
  await settleNeed(moving, need)
  return (await showLeaseTask(acting, request.id)) ?? notFound()
}

/** The need of the actor's enterprise, held until the transaction ends, and its answers; 404 when it is not its own. */
export async function holdOwnNeed(
  { db, actor }: LeaseActing,
  id: string,
): Promise<{ need: LeaseNeedRecord; answers: LeaseResponseRecord[] }> {
  const need = await holdNeed(db, id)
  if (!need || need.company_id !== actor.companyId) throw new CallError(errors.needNotFound)
  return { need, answers: await listResponses(db, id) }
}

/** The need as its enterprise sees it now; 404 when it is not its own. */
export async function showOwnNeed(viewing: LeaseViewing, id: string): Promise<LeaseNeedDetail> {
  return (await showLeaseNeed(viewing, id)) ?? notFound()
}

export function movingOf(acting: LeaseActing, side: 'enterprise' | 'institution'): LeaseMoving {
  const { db, now, actor } = acting
  const mover = { side, accountId: actor.accountId, name: nameOf(actor) }
  return { db, now, mover, audit: acting.audit }
}

/** The name of the person on the timeline. */
export function nameOf(actor: Actor): string {
  return actor.displayName || actor.username
}

function notFound(): never {
  throw new CallError(errors.needNotFound)
}
