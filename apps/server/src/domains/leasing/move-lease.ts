import { afterLeaseMove, type LeaseMove } from '@lqr/contract/leasing/states.ts'
import type { Db } from '../../data/database.ts'
import type { AuditEntry } from '../../http/audit.store.ts'
import { sendMessage } from '../messages/index.ts'
import { notifyStaff } from '../organisations/index.ts'
import { leaseNotice, PLATFORM_NAME } from './copy.ts'
import { isOpen, needStatusOf } from './lease.rules.ts'
import { findOrgName } from './lease-institutions.store.ts'
import {
  insertLeaseEvents,
  type LeaseNeedRecord,
  type LeaseResponseChange,
  type LeaseResponseRecord,
  listResponses,
  updateNeedStatus,
  updateResponse,
} from './lease.store.ts'

/** Who moves a need: a person of one of the sides, or the platform's clock. */
export interface LeaseMover {
  readonly side: 'enterprise' | 'institution' | 'platform'
  readonly accountId: string | null
  readonly name: string
}

export interface LeaseMoving {
  readonly db: Db
  readonly now: Date
  readonly mover: LeaseMover
  audit(entry: AuditEntry): void
}

export interface LeaseStep {
  readonly action: LeaseMove
  readonly note?: string | null | undefined
  readonly change?: LeaseResponseChange | undefined
}

const PLATFORM: LeaseMover = { side: 'platform', accountId: null, name: PLATFORM_NAME }

/**
 * The one way an answer changes state: guarded update, event, message to the other side, audit, and for a signing the
 * closing of all other answers. The caller holds the need. Undefined when the move is not allowed; nothing is written then.
 */
export async function moveResponse(
  moving: LeaseMoving,
  need: LeaseNeedRecord,
  response: LeaseResponseRecord,
  step: LeaseStep,
): Promise<LeaseResponseRecord | undefined> {
  const { db, now, mover } = moving
  const to = afterLeaseMove(step.action, response.status)
  if (!to) return undefined
  const after = await updateResponse(db, response, to, step.change ?? {}, now)
  if (!after) return undefined
  await insertLeaseEvents(db, [
    {
      need_id: need.id,
      response_id: response.id,
      action: step.action,
      from_status: response.status,
      to_status: to,
      actor_account_id: mover.accountId,
      actor_side: mover.side,
      actor_name: mover.name,
      note: step.note ?? null,
      at: now.toISOString(),
    },
  ])
  await tell(db, need, after, step.action)
  moving.audit({
    action: `${step.action}-lease`,
    entity: 'lease_response',
    entityId: response.id,
    detail: { needId: need.id, from: response.status, to, version: after.version },
  })
  if (step.action === 'sign') await closeOthers(moving, need, after)
  return after
}

/** The signing of one institution ends what the others may still do. */
async function closeOthers(moving: LeaseMoving, need: LeaseNeedRecord, winner: LeaseResponseRecord) {
  const others = await listResponses(moving.db, need.id)
  for (const other of others.filter(({ id, status }) => id !== winner.id && isOpen(status))) {
    await moveResponse({ ...moving, mover: PLATFORM }, need, other, { action: 'lose' })
  }
}

async function tell(db: Db, need: LeaseNeedRecord, answer: LeaseResponseRecord, action: LeaseMove) {
  const { side, ...notice } = leaseNotice(action, need, answer, await findOrgName(db, answer.org_id))
  if (side === 'enterprise') await sendMessage(db, { ...notice, companyId: need.company_id })
  else await notifyStaff(db, answer.org_id, ['financeOfficer', 'financeManager'], notice)
}

/** Brings the need to the state its answers are in now; the caller holds it. */
export async function settleNeed(moving: LeaseMoving, need: LeaseNeedRecord): Promise<LeaseNeedRecord> {
  const answers = await listResponses(moving.db, need.id)
  const status = needStatusOf(answers.map((answer) => answer.status))
  const after = await updateNeedStatus(moving.db, need.id, status, moving.now)
  if (status !== need.status) {
    moving.audit({
      action: 'settle-lease-need',
      entity: 'lease_need',
      entityId: need.id,
      detail: { from: need.status, to: status, version: after.version },
    })
  }
  return after
}
