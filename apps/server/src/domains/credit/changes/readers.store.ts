import { sql } from 'kysely'
import type { CreditTopicCode } from '@lqr/contract/credit/topics.ts'
import type { Db } from '../../../data/database.ts'

/** An item that counts no more as it was read: since when it was there to be read. */
export interface ChangedItem {
  readonly id: string
  readonly companyId: string
  readonly topic: CreditTopicCode
  readonly fetchedAt: string
  /** Until when it was shown; null of what is shown on, corrected. */
  readonly shownUntil: string | null
}

/** An institution that read a topic of a company while the item stood in it. */
export interface ItemReader {
  readonly companyId: string
  readonly corporateName: string
  readonly orgId: string
  readonly topics: CreditTopicCode[]
}

/**
 * The institutions that were shown one of the items since the moment, each with the topics of those items. A reading that finds an item
 * gone bears the moment at which the item was superseded; a report shows what stood when it was issued, however late it is downloaded.
 */
export async function listReadersSince(
  tx: Db,
  items: readonly ChangedItem[],
  since: string,
): Promise<ItemReader[]> {
  const { rows } =
    await sql<ItemReader>`select a.company_id "companyId", coalesce(e.corporate_name, '') "corporateName",
      coalesce(c.successor_org_id, c.grantee_org_id) "orgId", array_agg(distinct i.topic order by i.topic) topics
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb)
      as i (id bigint, "companyId" bigint, topic text, "fetchedAt" timestamptz, "shownUntil" timestamptz)
    join credit_access a on a.company_id = i."companyId" and i.topic = any(a.topics)
      and a.at >= i."fetchedAt" and a.at >= ${since}
    join credit_authorisation c on c.id = a.authorisation_id
    join enterprise e on e.id = a.company_id
    where i."shownUntil" is null or a.at < i."shownUntil" or (a.what = 'report' and exists (
      select from credit_report r where r.company_id = a.company_id and r.case_no = c.biz_no
        and i.topic = any(r.topics) and r.issued_at between i."fetchedAt" and a.at and r.issued_at < i."shownUntil"))
    group by 1, 2, 3 order by 1, 3`.execute(tx)
  return rows
}
