import { sql } from 'kysely'
import type { Db } from '../../../data/database.ts'

export interface Factor {
  readonly secretCipher: string
  readonly confirmedAt: string | null
  readonly lastStep: string
  readonly createdAt: string
}

/** The account's second factor, confirmed or not; undefined when there is none. */
export async function findFactor(db: Db, accountId: string): Promise<Factor | undefined> {
  return db
    .selectFrom('second_factor')
    .select([
      'secret_cipher as secretCipher',
      'confirmed_at as confirmedAt',
      'last_step as lastStep',
      'created_at as createdAt',
    ])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
}

/** Keeps a secret that waits for its first code; false when a confirmed one is there already. */
export async function putUnconfirmedFactor(
  tx: Db,
  factor: { accountId: string; secretCipher: string; createdAt: Date },
): Promise<boolean> {
  const values = { secret_cipher: factor.secretCipher, created_at: factor.createdAt.toISOString() }
  const kept = await tx
    .insertInto('second_factor')
    .values({ account_id: factor.accountId, ...values })
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet({ ...values, last_step: '0' })
        .where('second_factor.confirmed_at', 'is', null),
    )
    .returning('account_id')
    .executeTakeFirst()
  return kept !== undefined
}

/** Confirms the enrolment begun since the moment with the step of its first code; of many at once exactly one passes. */
export async function confirmFactor(
  tx: Db,
  confirmed: { accountId: string; secretCipher: string; step: number; at: Date; since: Date },
): Promise<boolean> {
  const row = await tx
    .updateTable('second_factor')
    .set({ confirmed_at: confirmed.at.toISOString(), last_step: String(confirmed.step) })
    .where('account_id', '=', confirmed.accountId)
    .where('secret_cipher', '=', confirmed.secretCipher)
    .where('confirmed_at', 'is', null)
    .where('created_at', '>', confirmed.since.toISOString())
    .returning('account_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Uses a time step up: false when it, or a newer one, has been used. */
export async function takeStep(tx: Db, accountId: string, step: number): Promise<boolean> {
  const row = await tx
    .updateTable('second_factor')
    .set({ last_step: String(step) })
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is not', null)
    .where('last_step', '<', String(step))
    .returning('account_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Removes the second factor with its recovery codes; false when there was none. */
export async function deleteFactor(tx: Db, accountId: string): Promise<boolean> {
  await tx.deleteFrom('recovery_code').where('account_id', '=', accountId).execute()
  const row = await tx
    .deleteFrom('second_factor')
    .where('account_id', '=', accountId)
    .returning('confirmed_at')
    .executeTakeFirst()
  return row?.confirmed_at != null
}

/** Replaces every recovery code of the account. */
export async function putRecoveryCodes(tx: Db, accountId: string, hashes: readonly Buffer[]): Promise<void> {
  await tx.deleteFrom('recovery_code').where('account_id', '=', accountId).execute()
  await tx
    .insertInto('recovery_code')
    .values(hashes.map((hash) => ({ account_id: accountId, code_hash: hash })))
    .execute()
}

/** Whether the recovery code could still be used; it claims nothing. */
export async function isRecoveryCodeAlive(
  db: Db,
  accountId: string,
  hashes: readonly Buffer[],
): Promise<boolean> {
  const row = await db
    .selectFrom('recovery_code')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('code_hash', 'in', hashes)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Uses a recovery code up; false when somebody was quicker. */
export async function takeRecoveryCode(
  tx: Db,
  accountId: string,
  hashes: readonly Buffer[],
  at: Date,
): Promise<boolean> {
  const row = await tx
    .updateTable('recovery_code')
    .set({ used_at: at.toISOString() })
    .where('account_id', '=', accountId)
    .where('code_hash', 'in', hashes)
    .where('used_at', 'is', null)
    .returning('account_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function countRecoveryCodes(db: Db, accountId: string): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_code')
    .select(sql<number>`count(*)::int`.as('left'))
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return left
}

/** Confirmed second factors of example accounts, newest first: what the development inbox shows codes of. */
export async function listExampleFactors(
  db: Db,
  count: number,
): Promise<{ username: string; secretCipher: string }[]> {
  return db
    .selectFrom('second_factor')
    .innerJoin('account', 'account.id', 'second_factor.account_id')
    .select(['account.username', 'second_factor.secret_cipher as secretCipher'])
    .where('second_factor.confirmed_at', 'is not', null)
    .where('account.is_example', '=', true)
    .orderBy('account.id', 'desc')
    .limit(count)
    .execute()
}
