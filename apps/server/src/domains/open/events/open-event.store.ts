import { sql } from 'kysely'
import { openErrors } from '@lqr/contract/open/errors.ts'
import type { OpenCaseState } from '@lqr/contract/open/open-move.ts'
import type { Db } from '../../../data/database.ts'
import { CallError } from '../../../http/call-error.ts'

export interface OpenEvent {
  readonly orgId: string
  readonly eventId: string
  readonly call: string
  readonly caseNumber: string
  readonly bodyHash: Buffer
  /** The system's key; nobody's where a person handed in a file. */
  readonly keyId: string | null
  readonly now: Date
}

/** What is kept of an answer; whether it is a repeat is of the asking. */
export type KeptState = Omit<OpenCaseState, 'isRepeat'>

/**
 * Claims the number of an event in the transaction of what it does, so that a second one waits for the first to end. Answers
 * what came of it when the same event came before; throws 409 when the number was used for something else.
 */
export async function claimEvent(db: Db, event: OpenEvent): Promise<KeptState | undefined> {
  const inserted = await sql`insert into open_event
      (org_id, event_id, call, case_number, body_hash, key_id, received_at)
    values (${event.orgId}, ${event.eventId}, ${event.call}, ${event.caseNumber}, ${event.bodyHash}, ${event.keyId},
      ${event.now.toISOString()}) on conflict do nothing`.execute(db)
  if (inserted.numAffectedRows === 1n) return undefined
  const { rows } = await sql<{
    call: string
    case_number: string
    body_hash: Buffer
    answer: KeptState | null
  }>`
    select call, case_number, body_hash, answer from open_event
    where org_id = ${event.orgId} and event_id = ${event.eventId}`.execute(db)
  const [first] = rows
  const isSame =
    first?.call === event.call &&
    first.case_number === event.caseNumber &&
    event.bodyHash.equals(first.body_hash)
  if (!isSame || !first.answer) throw new CallError(openErrors.eventConflict)
  return first.answer
}

export async function keepState(
  db: Db,
  { orgId, eventId }: Pick<OpenEvent, 'orgId' | 'eventId'>,
  state: KeptState,
) {
  await sql`update open_event set answer = ${JSON.stringify(state)}
    where org_id = ${orgId} and event_id = ${eventId}`.execute(db)
}

/** The row behind the number of an application; whose it is, the move asks. */
export async function findApplicationId(db: Db, applyNo: string): Promise<string | undefined> {
  const { rows } = await sql<{
    id: string
  }>`select id from product_application where apply_no = ${applyNo}`.execute(db)
  return rows[0]?.id
}
