import { sql } from 'kysely'
import type { Db } from '../../data/database.ts'

const DAY_MS = 86_400_000

/** Takes messages with this link from the boxes of the people of these institutions; `since` tells which months are read. */
export async function forgetMessages(
  db: Db,
  { orgIds, link, since }: { orgIds: readonly string[]; link: string; since: string },
): Promise<void> {
  // A day before, because clocks differ.
  const from = new Date(Date.parse(since) - DAY_MS).toISOString()
  await sql`delete from message where link = ${link} and created_at >= ${from}
    and account_id in (select id from account where org_id = any(${orgIds}::bigint[]))`.execute(db)
}
