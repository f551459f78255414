import { sql } from 'kysely'
import type { Db } from '../../data/database.ts'
import { LISTED } from './need.store.ts'

/**
 * Takes one open slot of the need for this transaction: whoever else wants one takes another or none, and waits for nobody.
 * Undefined when none is open.
 */
export async function takeSlot(db: Db, needId: string): Promise<number | undefined> {
  const { rows } = await sql<{ slot: number }>`select slot from need_slot
    where need_id = ${needId} and state = 'OPEN' order by slot limit 1 for update skip locked`.execute(db)
  return rows[0]?.slot
}

/** Gives a slot that the transaction has taken to a response. */
export async function fillSlot(db: Db, needId: string, slot: number, responseId: string): Promise<void> {
  await sql`update need_slot set state = 'HELD', response_id = ${responseId}
    where need_id = ${needId} and slot = ${slot}`.execute(db)
}

/** Frees the slot of a response; undefined when it has none. */
export async function freeSlot(db: Db, responseId: string): Promise<number | undefined> {
  const { rows } = await sql<{ slot: number }>`update need_slot set state = 'OPEN', response_id = null
    where response_id = ${responseId} returning slot`.execute(db)
  return rows[0]?.slot
}

/** Keeps the slot for the response that the enterprise has chosen. */
export async function keepSlot(db: Db, responseId: string): Promise<void> {
  await sql`update need_slot set state = 'KEPT' where response_id = ${responseId}`.execute(db)
}

/** Counts one more holder; false when the need is not open to institutions any more. An enterprise that changes it meanwhile is told. */
export async function addHolder(db: Db, needId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`update financing_need set holders = holders + 1, version = version + 1
    where id = ${needId} and status in (${LISTED}) and org_id is null`.execute(db)
  return numAffectedRows === 1n
}

/** Counts one holder less of a need held by the caller. */
export async function dropHolder(db: Db, needId: string): Promise<void> {
  await sql`update financing_need set holders = greatest(holders - 1, 0) where id = ${needId}`.execute(db)
}
