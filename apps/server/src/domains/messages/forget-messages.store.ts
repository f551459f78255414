import { sql } from 'kysely'
import type { Db } from '../../data/database.ts'

const DAY_MS = 86_400_000

/** Takes messages with this link from the boxes of everybody but the company's people; `since` tells which months are read. */
export async function forgetMessages(
  db: Db,
  { companyId, link, since }: { companyId: string; link: string; since: string },
): Promise<void> {
  // A day before, because clocks differ.
  const from = new Date(Date.parse(since) - DAY_MS).toISOString()
  await sql`delete from message where link = ${link} and created_at >= ${from}
    and account_id not in (select id from account where company_id = ${companyId})`.execute(db)
}
