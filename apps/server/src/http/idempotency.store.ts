import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import type { Db, Tx } from '../data/database.ts'
import { CallError } from './call-error.ts'

/** How long a key is kept (docs/http-conventions.md, Writing safely). */
export const KEPT_HOURS = 24

export function bodyHash(body: unknown): Buffer {
  return createHash('sha256')
    .update(JSON.stringify(body ?? null))
    .digest()
}

/** A key a client may send: 8 to 100 visible ASCII characters. */
export function isUsableKey(key: string): boolean {
  return /^[\x21-\x7e]{8,100}$/.test(key)
}

export interface Claim {
  readonly accountId: string
  readonly key: string
  readonly call: string
  readonly hash: Buffer
}

export interface FirstAnswer {
  /** Its data as they were sent, whatever this release would make of them; null in rows of the release before. */
  readonly sent: string | null
  /** The same as a value; in rows of the release before what the handler answered, with what was not sent. */
  readonly answer: unknown
}

/** The first answer to the key; undefined when there is none, throws 409 when it was given to another body or call. */
export async function findAnswer(db: Db, claim: Claim): Promise<FirstAnswer | undefined> {
  const { rows } = await sql<FirstAnswer & { call: string; body_hash: Buffer }>`
    select call, body_hash, sent, answer from idempotency_key
    where account_id = ${claim.accountId} and key = ${claim.key}`.execute(db)
  const first = rows[0]
  if (!first) return undefined
  if (first.call !== claim.call || !claim.hash.equals(first.body_hash)) {
    throw new CallError(kernelErrors.idempotencyConflict)
  }
  return { sent: first.sent, answer: first.answer }
}

/**
 * Claims the key inside the call's transaction, so a second submit waits for the first one's commit.
 * Answers the first answer when the same body came before; throws 409 for another body or call.
 */
export async function claimKey(tx: Tx, claim: Claim): Promise<FirstAnswer | undefined> {
  const inserted = await sql`insert into idempotency_key (account_id, key, call, body_hash)
    values (${claim.accountId}, ${claim.key}, ${claim.call}, ${claim.hash}) on conflict do nothing`.execute(
    tx,
  )
  if (inserted.numAffectedRows === 1n) return undefined
  const first = await findAnswer(tx, claim)
  if (!first) throw new CallError(kernelErrors.idempotencyConflict)
  return first
}

/** Keeps the data of an answer as they are sent; as a value too, which is what instances of the release before read. */
export async function keepAnswer(
  tx: Tx,
  { accountId, key }: Pick<Claim, 'accountId' | 'key'>,
  sent: string,
): Promise<void> {
  await sql`update idempotency_key set sent = ${sent}, answer = ${sent}
    where account_id = ${accountId} and key = ${key}`.execute(tx)
}
