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

interface FirstEvent {
  readonly call: string
  readonly caseNumber: string
  readonly bodyHash: Buffer
  readonly answer: KeptState | null
}

/**
 * The event as it came before: from the organisation under this number, or for the same case from another one of its house, as far as
 * the case is one of the organisation or below it.
 */
async function findFirst(db: Db, { orgId, eventId, caseNumber }: OpenEvent): Promise<FirstEvent | undefined> {
  const { rows } = await sql<FirstEvent>`
    select e.call, e.case_number "caseNumber", e.body_hash "bodyHash", e.answer from open_event e
    where e.event_id = ${eventId} and (e.org_id = ${orgId} or e.case_number = ${caseNumber} and exists (
      select from product_application a where a.apply_no = e.case_number
        and a.org_id in (select organisation_subtree(${orgId}))))
    order by e.case_number = ${caseNumber} desc, e.org_id = ${orgId} desc limit 1`.execute(db)
  return rows[0]
}

/** Holds the case where it is one of the organisation or below it, so that two of one house follow one another. */
async function holdCase(db: Db, { orgId, caseNumber }: OpenEvent): Promise<void> {
  await sql`select from product_application where apply_no = ${caseNumber}
    and org_id in (select organisation_subtree(${orgId})) for no key update`.execute(db)
}

/** Writes the event under the number of its organisation; false when the number was used before. */
async function insertEvent(db: Db, event: OpenEvent): Promise<boolean> {
  const inserted = await sql`insert into open_event
      (org_id, event_id, call, case_number, body_hash, key_id, received_at)
    values (${event.orgId}, ${event.eventId}, ${event.call}, ${event.caseNumber}, ${event.bodyHash}, ${event.keyId},
      ${event.now.toISOString()}) on conflict do nothing`.execute(db)
  return inserted.numAffectedRows === 1n
}

function answerOf(first: FirstEvent | undefined, event: OpenEvent): KeptState {
  const isSame =
    first?.call === event.call &&
    first.caseNumber === event.caseNumber &&
    event.bodyHash.equals(first.bodyHash)
  if (!isSame || !first.answer) throw new CallError(openErrors.eventConflict)
  return first.answer
}

/**
 * Claims the number of an event in the transaction of what it does, so that a second one waits for the first to end, whichever
 * organisation of the house hands it in. Answers what came of it when the same event came before; throws 409 when the number was used
 * for something else.
 */
export async function claimEvent(db: Db, event: OpenEvent): Promise<KeptState | undefined> {
  const known = await findFirst(db, event)
  if (known) return answerOf(known, event)
  await holdCase(db, event)
  const meanwhile = await findFirst(db, event)
  if (!meanwhile && (await insertEvent(db, event))) return undefined
  return answerOf(meanwhile ?? (await findFirst(db, event)), event)
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
