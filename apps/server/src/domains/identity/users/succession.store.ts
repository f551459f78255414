import { sql } from 'kysely'
import type { Db } from '../../../data/database.ts'

const bumped = { updated_at: sql<string>`now()`, version: sql<number>`version + 1` }

/** How many accounts an organisation has: living ones, disabled ones among them, and closed ones. */
export async function countAccounts(db: Db, orgId: string): Promise<{ living: number; closed: number }> {
  return db
    .selectFrom('account')
    .select([
      sql<number>`count(*) filter (where status <> 'closed')::int`.as('living'),
      sql<number>`count(*) filter (where status = 'closed')::int`.as('closed'),
    ])
    .where('org_id', '=', orgId)
    .executeTakeFirstOrThrow()
}

async function endSessions(tx: Db, accountIds: readonly string[]): Promise<void> {
  if (accountIds.length === 0) return
  await tx
    .updateTable('session')
    .set({ revoked_at: sql<string>`now()` })
    .where('account_id', 'in', [...accountIds])
    .where('revoked_at', 'is', null)
    .execute()
}

/** Gives the living accounts of one organisation to another and ends their sessions; answers their ids. */
export async function moveAccounts(tx: Db, fromId: string, intoId: string): Promise<string[]> {
  const rows = await tx
    .updateTable('account')
    .set({ org_id: intoId, ...bumped })
    .where('org_id', '=', fromId)
    .where('status', '<>', 'closed')
    .returning('id')
    .execute()
  const ids = rows.map(({ id }) => id)
  await endSessions(tx, ids)
  return ids
}

/** Disables the active accounts of an organisation and ends their sessions; answers their ids. */
export async function disableAccountsOf(tx: Db, orgId: string): Promise<string[]> {
  const rows = await tx
    .updateTable('account')
    .set({ status: 'disabled', ...bumped })
    .where('org_id', '=', orgId)
    .where('status', '=', 'active')
    .returning('id')
    .execute()
  const ids = rows.map(({ id }) => id)
  await endSessions(tx, ids)
  return ids
}
