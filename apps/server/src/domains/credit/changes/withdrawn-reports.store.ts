import { sql } from 'kysely'
import type { Db } from '../../../data/database.ts'
import type { ChangedItem } from './readers.store.ts'

/** Reports that were issued while one of the items stood in a topic of theirs go out to nobody any more. */
export async function withdrawReports(tx: Db, items: readonly ChangedItem[], at: string): Promise<void> {
  await sql`update credit_report r set withdrawn_at = ${at}
    where r.status = 'ready' and r.withdrawn_at is null and exists (
      select from jsonb_to_recordset(${JSON.stringify(items)}::jsonb)
        as i ("companyId" bigint, topic text, "fetchedAt" timestamptz, "shownUntil" timestamptz)
      where i."companyId" = r.company_id and i.topic = any(r.topics) and i."fetchedAt" <= r.issued_at
        and (i."shownUntil" is null or i."shownUntil" > r.issued_at))`.execute(tx)
}
