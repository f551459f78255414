import { sql } from 'kysely'
import type { Db } from '../data/database.ts'

/** The seal of the oldest block that has one, with the root it was made of; undefined when none has. */
export async function oldestSeal(db: Db): Promise<{ root: Buffer; seal: Buffer } | undefined> {
  const row = await db
    .selectFrom('audit_block')
    .select(['root', 'seal'])
    .where('seal', 'is not', null)
    .orderBy('seq')
    .limit(1)
    .executeTakeFirst()
  return row?.seal ? { root: row.root, seal: row.seal } : undefined
}

/** How many accounts have recovery codes that were not used. */
export async function countRecoverable(db: Db): Promise<number> {
  const row = await db
    .selectFrom('recovery_code')
    .select(sql<number>`count(distinct account_id)::int`.as('accounts'))
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return row.accounts
}

/** How many authorisations were given, each of which may have been exported with a signature. */
export async function countGranted(db: Db): Promise<number> {
  const row = await db
    .selectFrom('credit_authorisation')
    .select(sql<number>`count(*)::int`.as('granted'))
    .where('evidence_hash', 'is not', null)
    .executeTakeFirstOrThrow()
  return row.granted
}
