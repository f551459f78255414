import {
  afterAction,
  type ApplicationAction,
  type ApplicationStatus,
} from '@lqr/contract/applications/states.ts'
import type { Db } from '../../data/database.ts'
import type { AuditEntry } from '../../http/audit.store.ts'
import { endAuthorisation } from '../credit/index.ts'
import { sendMessage } from '../messages/index.ts'
import { notifyStaff } from '../organisations/index.ts'
import {
  type ApplicationChange,
  type ApplicationRecord,
  insertEvent,
  refreshDecisionDays,
  updateApplication,
} from './application.store.ts'
import { actionNotice } from './copy.ts'

/** Who moves a case: a person of one of the sides, or the platform's clock. */
export interface Mover {
  readonly side: 'enterprise' | 'institution' | 'platform'
  readonly accountId: string | null
  readonly name: string
}

export interface Moving {
  readonly db: Db
  readonly now: Date
  readonly mover: Mover
  audit(entry: AuditEntry): void
}

export interface Move {
  readonly action: ApplicationAction
  readonly note?: string | null | undefined
  readonly change?: ApplicationChange | undefined
}

const DECISIONS: readonly ApplicationAction[] = ['credit', 'reject']
const ENDS_AUTHORISATION: readonly ApplicationAction[] = ['withdraw', 'transfer', 'expire']
const DECISION_DAYS_COUNTED = 365
const DAY_MS = 86_400_000

/** The state the action leads to from where the row is; undefined when the transition table has no such move. */
export function targetOf(row: ApplicationRecord, action: ApplicationAction): ApplicationStatus | undefined {
  return afterAction(action, row.status, row.resume_status)
}

/**
 * The one way a case changes state: guarded update, event, message to the other side, audit, in the caller's transaction.
 * Undefined when the move is not allowed or somebody else was faster; nothing is written then.
 */
export async function moveApplication(
  moving: Moving,
  row: ApplicationRecord,
  move: Move,
): Promise<ApplicationRecord | undefined> {
  const { db, now, mover } = moving
  const to = targetOf(row, move.action)
  if (!to) return undefined
  const after = await updateApplication(db, row, to, move.change ?? {}, now)
  if (!after) return undefined
  await insertEvent(db, {
    application_id: row.id,
    action: move.action,
    from_status: row.status,
    to_status: to,
    actor_account_id: mover.accountId,
    actor_side: mover.side,
    actor_name: mover.name,
    note: move.note ?? null,
    at: now.toISOString(),
  })
  if (ENDS_AUTHORISATION.includes(move.action) && row.authorisation_id) {
    const id = row.authorisation_id
    const ended = await endAuthorisation(db, { id, reason: move.note ?? null, at: now })
    if (ended) moving.audit({ action: 'revoke-authorisation', entity: 'credit_authorisation', entityId: id })
  }
  if (DECISIONS.includes(move.action)) {
    const since = new Date(now.getTime() - DECISION_DAYS_COUNTED * DAY_MS)
    await refreshDecisionDays(db, row.product_id, since)
  }
  await tellOtherSide(db, mover, move.action, after)
  moving.audit({
    action: `${move.action}-application`,
    entity: 'product_application',
    entityId: row.id,
    detail: { from: row.status, to, version: after.version },
  })
  return after
}

async function tellOtherSide(db: Db, mover: Mover, action: ApplicationAction, row: ApplicationRecord) {
  const notice = actionNotice(action, row)
  if (mover.side === 'enterprise') {
    await notifyStaff(db, row.org_id, ['financeOfficer', 'financeManager'], notice)
  } else {
    await sendMessage(db, { ...notice, companyId: row.company_id })
  }
}
