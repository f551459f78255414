import { sql } from 'kysely'
import type { Db, Tx } from '../../../data/database.ts'

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

/** The version of a company's items, which stays until the transaction ends: a change of them waits for it. */
export async function holdDataVersion(tx: Tx, companyId: string, at: string): Promise<number> {
  const { rows } = await sql<{
    version: number
  }>`insert into credit_data_version (company_id, version, changed_at)
    values (${companyId}, 0, ${at})
    on conflict (company_id) do update set version = credit_data_version.version
    returning version::int`.execute(tx)
  return rows[0]?.version ?? 0
}
