import { sql } from 'kysely'
import type { Db } from '../../../data/database.ts'
import { LOCK_MINUTES, MAX_FAILURES } from './login-lock.rules.ts'

/** Whose failures are counted: an account (or a name nobody has) as seen from one address. */
export interface FailureKey {
  readonly accountKey: string
  readonly address: string
  /** The account never signed in there: failures also count towards its budget over all addresses. */
  readonly isStrange: boolean
}

/** Until when the account is locked for the address, or null. */
export async function findLock(db: Db, { accountKey, address }: FailureKey): Promise<string | null> {
  const row = await db
    .selectFrom('login_failure')
    .select('locked_until')
    .where('account_key', '=', accountKey)
    .where('address', '=', address)
    .executeTakeFirst()
  return row?.locked_until ?? null
}

/**
 * Counts one failure in one statement; the fifth within the window locks, and a running lock is never prolonged.
 * Answers whether the lock stood before: then a wrong guess must look the same as a right one.
 */
export async function addFailure(
  db: Db,
  { accountKey, address }: FailureKey,
  now: Date,
): Promise<{ wasLocked: boolean }> {
  const at = sql`${now.toISOString()}::timestamptz`
  const window = sql`make_interval(mins => ${LOCK_MINUTES})`
  const { rows } = await sql<{ failures: number }>`
    insert into login_failure as f (account_key, address, failures, last_at)
    values (${accountKey}, ${address}, 1, ${at})
    on conflict (account_key, address) do update set
      failures = case when f.locked_until <= ${at} or (f.locked_until is null and f.last_at < ${at} - ${window}) then 1
        else f.failures + 1 end,
      locked_until = case when f.locked_until > ${at} then f.locked_until
        when f.locked_until is null and f.last_at >= ${at} - ${window} and f.failures + 1 >= ${MAX_FAILURES}
          then ${at} + ${window}
        else null end,
      last_at = ${at}
    returning failures`.execute(db)
  return { wasLocked: (rows[0]?.failures ?? 0) > MAX_FAILURES }
}

/** Forgets the failures unless they have locked meanwhile; answers the lock that stands, or null. */
export async function forgiveFailures(tx: Db, key: FailureKey, now: Date): Promise<string | null> {
  await tx
    .deleteFrom('login_failure')
    .where('account_key', '=', key.accountKey)
    .where('address', '=', key.address)
    .where((eb) => eb.or([eb('locked_until', 'is', null), eb('locked_until', '<=', now.toISOString())]))
    .execute()
  return findLock(tx, key)
}

/** Forgets the failures of the account from every address: it has been proven by other means. */
export async function clearFailures(tx: Db, accountKey: string): Promise<void> {
  await tx.deleteFrom('login_failure').where('account_key', '=', accountKey).execute()
}
