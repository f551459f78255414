import { sql } from 'kysely'
import type { Db } from '../../../data/database.ts'

/** What was computed from the company's items is computed anew. */
export async function raiseDataVersion(tx: Db, companyIds: readonly string[], at: string): Promise<void> {
  await sql`insert into credit_data_version (company_id, changed_at)
    select id, ${at} from unnest(${companyIds}::bigint[]) id order by id
    on conflict (company_id) do update set version = credit_data_version.version + 1, changed_at = excluded.changed_at`.execute(
    tx,
  )
}

/** The version of a company's items: whatever was computed from an older one is out of date. */
export async function dataVersionOf(db: Db, companyId: string): Promise<number> {
  const { rows } = await sql<{ version: number }>`select version::int from credit_data_version
    where company_id = ${companyId}`.execute(db)
  return rows[0]?.version ?? 0
}
