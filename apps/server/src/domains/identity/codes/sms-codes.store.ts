import { sql } from 'kysely'
import type { SmsScene } from '@lqr/contract/identity/entities.ts'
import { holdLockOf } from '../../../data/advisory-locks.ts'
import type { Db, Tx } from '../../../data/database.ts'
import { wordOf } from '../../../security/index-word.ts'
import type { SentCode } from './sms-codes.rules.ts'

/** A code dies after this many wrong tries, over all calls that take it. */
const MAX_TRIES = 5

/** Makes requests for one number wait for one another until the transaction ends, on every instance. */
export async function lockNumber(tx: Tx, phoneIndexes: readonly Buffer[]): Promise<void> {
  await holdLockOf(tx, 'smsNumber', wordOf(phoneIndexes))
}

/** The codes sent to the number since the moment, newest first. */
export async function listSentCodes(
  db: Db,
  phoneIndexes: readonly Buffer[],
  since: Date,
): Promise<SentCode[]> {
  const rows = await db
    .selectFrom('sms_code')
    .select(['created_at', sql<boolean>`expires_at <= created_at`.as('failed')])
    .where('phone_index', 'in', phoneIndexes)
    .where('created_at', '>', since.toISOString())
    .orderBy('created_at', 'desc')
    .execute()
  return rows.map((row) => ({ at: new Date(row.created_at), failed: row.failed }))
}

/** How many codes the whole platform has sent since the moment. */
export async function countAllSentCodes(db: Db, since: Date): Promise<number> {
  const { sent } = await db
    .selectFrom('sms_code')
    .select(({ fn }) => fn.countAll<string>().as('sent'))
    .where('created_at', '>', since.toISOString())
    .executeTakeFirstOrThrow()
  return Number(sent)
}

/** Keeps the keyed hash of a new code and answers the row's id. */
export async function insertCode(
  db: Db,
  code: { phoneIndex: Buffer; scene: SmsScene; codeHash: Buffer; createdAt: Date; expiresAt: Date },
): Promise<string> {
  const { id } = await db
    .insertInto('sms_code')
    .values({
      phone_index: code.phoneIndex,
      scene: code.scene,
      code_hash: code.codeHash,
      created_at: code.createdAt.toISOString(),
      expires_at: code.expiresAt.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Marks a code whose delivery failed: it opens nothing. */
export async function voidCode(db: Db, id: string): Promise<void> {
  await db
    .updateTable('sms_code')
    .set({ expires_at: sql<string>`created_at` })
    .where('id', '=', id)
    .execute()
}

/** Only the newest code of number and scene counts; a wrong one costs a try, in the same statement that compares it. */
export async function tryCode(
  db: Db,
  typed: { phoneIndexes: readonly Buffer[]; scene: SmsScene; codeHashes: readonly Buffer[]; now: Date },
): Promise<{ id: string; right: boolean } | undefined> {
  const at = typed.now.toISOString()
  const { rows } = await sql<{ id: string; right: boolean }>`
    update sms_code set tries = tries + case when code_hash = any(${typed.codeHashes}::bytea[]) then 0 else 1 end
    where id = (select id from sms_code where phone_index = any(${typed.phoneIndexes}::bytea[]) and scene = ${typed.scene}
        order by id desc limit 1)
      and used_at is null and expires_at > ${at} and tries < ${MAX_TRIES}
    returning id, code_hash = any(${typed.codeHashes}::bytea[]) as right`.execute(db)
  return rows[0]
}

/** Uses the code up; false when somebody was quicker or it has died meanwhile. */
export async function takeCode(tx: Db, id: string, now: Date): Promise<boolean> {
  const taken = await tx
    .updateTable('sms_code')
    .set({ used_at: now.toISOString() })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .where('tries', '<', MAX_TRIES)
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
}
