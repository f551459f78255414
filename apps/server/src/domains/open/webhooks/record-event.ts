import { randomUUID } from 'node:crypto'
import type { CaseKind, CaseRow, Moving } from '../../../cases/case-kind.ts'
import type { ToldStep } from '../../../cases/case-listener.ts'
import type { Db } from '../../../data/database.ts'
import { insertEvent } from './delivery.store.ts'
import { findTold, listWebhooksTold } from './told-case.store.ts'

const messageId = () => `msg_${randomUUID().replaceAll('-', '')}`

/**
 * Puts what happened to a case into the outbox of its institution's webhooks, and of the one that has it no more. A message names the case
 * and where it stands, and nothing of the enterprise or of people: whoever takes it asks for the rest with a token.
 */
export async function recordCaseEvent(
  { db, now }: Pick<Moving, 'db' | 'now'>,
  kind: CaseKind,
  row: CaseRow,
  { move, from, leftOrgId }: ToldStep,
): Promise<void> {
  if (row.org_id === null && leftOrgId === undefined) return
  const told = await findTold(db, kind, { id: row.id, leftOrgId, now })
  if (!told) return
  const type = `${kind.declaration.kind}.${move}`
  const data = {
    kind: kind.declaration.kind,
    number: told.number,
    move,
    from,
    status: row.status,
    version: row.version,
  }
  const body = JSON.stringify({ type, timestamp: now.toISOString(), data })
  await insertEvent(db, { messageId: messageId(), type, body, now }, told.webhookIds)
}

/** A message to the webhooks of one institution, of what is its own and no case. */
export async function recordOrganisationEvent(
  db: Db,
  orgId: string,
  type: string,
  data: object,
  now: Date,
): Promise<void> {
  const webhookIds = await listWebhooksTold(db, orgId, now)
  if (webhookIds.length === 0) return
  const body = JSON.stringify({ type, timestamp: now.toISOString(), data })
  await insertEvent(db, { messageId: messageId(), type, body, now }, webhookIds)
}

/** A message that only says that messages arrive. */
export async function recordPing(db: Db, webhookId: string, now: Date): Promise<void> {
  const body = JSON.stringify({ type: 'ping', timestamp: now.toISOString(), data: {} })
  await insertEvent(db, { messageId: messageId(), type: 'ping', body, now }, [webhookId])
}
