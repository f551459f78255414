import { sql } from 'kysely'
import type { Db } from '../../../data/database.ts'

/** When a person last looked through the company's file; undefined the first time. */
export async function findVisit(db: Db, accountId: string, companyId: string): Promise<string | undefined> {
  const { rows } = await sql<{ at: string }>`select at from credit_visit
    where account_id = ${accountId} and company_id = ${companyId}`.execute(db)
  return rows[0]?.at
}

export async function saveVisit(tx: Db, accountId: string, companyId: string, at: string): Promise<void> {
  await sql`insert into credit_visit (account_id, company_id, at) values (${accountId}, ${companyId}, ${at})
    on conflict (account_id) do update set company_id = excluded.company_id, at = excluded.at`.execute(tx)
}
