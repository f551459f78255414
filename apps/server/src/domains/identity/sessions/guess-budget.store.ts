import { sql } from 'kysely'
import type { Db } from '../../../data/database.ts'
import { BUDGET_HOURS, MAX_STRANGE_FAILURES } from './login-lock.rules.ts'

const window = sql`make_interval(hours => ${BUDGET_HOURS})`

/** Until when strangers' passwords are not looked at any more, or null. */
export async function findBudgetEnd(db: Db, accountKey: string, now: Date): Promise<string | null> {
  const row = await db
    .selectFrom('guess_budget')
    .select(sql<string>`since + ${window}`.as('end'))
    .where('account_key', '=', accountKey)
    .where('failures', '>=', MAX_STRANGE_FAILURES)
    .where(sql<boolean>`since + ${window} > ${now.toISOString()}`)
    .executeTakeFirst()
  return row?.end ?? null
}

/** Counts one wrong password of a stranger, in a window that begins with the first; answers whether the budget was spent before. */
export async function spendGuess(tx: Db, accountKey: string, now: Date): Promise<{ wasSpent: boolean }> {
  const at = sql`${now.toISOString()}::timestamptz`
  const { rows } = await sql<{ failures: number }>`
    insert into guess_budget as b (account_key, failures, since) values (${accountKey}, 1, ${at})
    on conflict (account_key) do update set
      failures = case when b.since + ${window} <= ${at} then 1 else b.failures + 1 end,
      since = case when b.since + ${window} <= ${at} then ${at} else b.since end
    returning failures`.execute(tx)
  return { wasSpent: (rows[0]?.failures ?? 0) > MAX_STRANGE_FAILURES }
}

/** The account's person has proven the phone number, or was helped back in: strangers' guesses count from nothing again. */
export async function renewBudget(tx: Db, accountKey: string): Promise<void> {
  await tx.deleteFrom('guess_budget').where('account_key', '=', accountKey).execute()
}
