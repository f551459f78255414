import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import type { Tx } from '../data/database.ts'
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

/**
 * Claims the key inside the call's transaction, so a second submit waits for the first one's commit.
 * Answers the first answer when the same body came before; throws 409 for another body or call.
 */
export async function claimKey(
  tx: Tx,
  claim: { accountId: string; key: string; call: string; hash: Buffer },
): Promise<{ answer: unknown } | undefined> {
  const inserted = await sql`insert into idempotency_key (account_id, key, call, body_hash)
    values (${claim.accountId}, ${claim.key}, ${claim.call}, ${claim.hash}) on conflict do nothing`.execute(
    tx,
  )
  if (inserted.numAffectedRows === 1n) return undefined
  const { rows } = await sql<{ call: string; body_hash: Buffer; answer: unknown }>`
    select call, body_hash, answer from idempotency_key
    where account_id = ${claim.accountId} and key = ${claim.key}`.execute(tx)
  const first = rows[0]
  if (!first || first.call !== claim.call || !claim.hash.equals(first.body_hash)) {
    throw new CallError(kernelErrors.idempotencyConflict)
  }
  return { answer: first.answer }
}

export async function keepAnswer(tx: Tx, accountId: string, key: string, answer: unknown): Promise<void> {
  await sql`update idempotency_key set answer = ${JSON.stringify(answer)}
    where account_id = ${accountId} and key = ${key}`.execute(tx)
}
