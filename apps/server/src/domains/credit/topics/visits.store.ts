import { sql } from 'kysely'
import type { CreditTopicCode } from '@lqr/contract/credit/topics.ts'
import type { Db } from '../../../data/database.ts'

/** When a person last looked through the company's file; undefined the first time. */
export async function findVisit(db: Db, accountId: string, companyId: string): Promise<string | undefined> {
  const { rows } = await sql<{ at: string }>`select at from credit_visit
    where account_id = ${accountId} and company_id = ${companyId}`.execute(db)
  return rows[0]?.at
}

/**
 * Since when an item of a topic is new to the person: since the last visit, but nothing is that was there when the topic was read for the
 * first time. Undefined before the first visit.
 */
export async function findNewSince(
  db: Db,
  accountId: string,
  companyId: string,
  topic: CreditTopicCode,
): Promise<string | undefined> {
  const { rows } = await sql<{
    since: string
  }>`select greatest(v.at, (select min(i.fetched_at) from credit_item i
      where i.company_id = v.company_id and i.topic = ${topic})) since
    from credit_visit v where v.account_id = ${accountId} and v.company_id = ${companyId}`.execute(db)
  return rows[0]?.since
}

export async function saveVisit(tx: Db, accountId: string, companyId: string, at: string): Promise<void> {
  await sql`insert into credit_visit (account_id, company_id, at) values (${accountId}, ${companyId}, ${at})
    on conflict (account_id) do update set company_id = excluded.company_id, at = excluded.at`.execute(tx)
}
