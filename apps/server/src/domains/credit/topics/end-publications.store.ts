import { sql } from 'kysely'
import type { CreditTopicCode } from '@lqr/contract/credit/topics.ts'
import type { Db } from '../../../data/database.ts'

/** An item whose publication is over and of which nobody has been told. */
export interface EndedItem {
  readonly id: string
  readonly companyId: string
  readonly topic: CreditTopicCode
  readonly fetchedAt: string
}

/** Claims the items that ended by the day or were taken back by their source; two workers never tell twice. */
export async function claimEnded(tx: Db, on: string, at: string, limit: number): Promise<EndedItem[]> {
  const { rows } = await sql<EndedItem>`update credit_item set ended_at = ${at}
    where id in (select id from credit_item
      where published_until is not null and ended_at is null
        and (published_until <= ${on} or superseded_at is not null)
      order by id limit ${limit} for update skip locked)
    returning id, company_id "companyId", topic, fetched_at "fetchedAt"`.execute(tx)
  return rows
}

/** An institution that read a topic of a company while the item stood in it. */
export interface EndedReader {
  readonly companyId: string
  readonly corporateName: string
  readonly orgId: string
  readonly topics: CreditTopicCode[]
}

export async function listReadersSince(
  tx: Db,
  items: readonly EndedItem[],
  since: string,
): Promise<EndedReader[]> {
  const { rows } =
    await sql<EndedReader>`select a.company_id "companyId", coalesce(e.corporate_name, '') "corporateName",
      coalesce(c.successor_org_id, c.grantee_org_id) "orgId", array_agg(distinct i.topic order by i.topic) topics
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb)
      as i (id bigint, "companyId" bigint, topic text, "fetchedAt" timestamptz)
    join credit_access a on a.company_id = i."companyId" and i.topic = any(a.topics)
      and a.at >= i."fetchedAt" and a.at >= ${since}
    join credit_authorisation c on c.id = a.authorisation_id
    join enterprise e on e.id = a.company_id
    group by 1, 2, 3 order by 1, 3`.execute(tx)
  return rows
}
