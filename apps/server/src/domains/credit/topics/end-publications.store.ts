import { sql } from 'kysely'
import type { Db } from '../../../data/database.ts'
import type { ChangedItem } from '../changes/index.ts'

/** Claims the items that ended by the day or were taken back by their source; two workers never tell twice. */
export async function claimEnded(tx: Db, on: string, at: string, limit: number): Promise<ChangedItem[]> {
  const { rows } = await sql<ChangedItem>`update credit_item set ended_at = ${at}
    where id in (select id from credit_item
      where published_until is not null and ended_at is null
        and (published_until <= ${on} or superseded_at is not null)
      order by id limit ${limit} for update skip locked)
    returning id, company_id "companyId", topic, fetched_at "fetchedAt",
      least(superseded_at, published_until::timestamp at time zone 'Asia/Shanghai') "shownUntil"`.execute(tx)
  return rows
}
