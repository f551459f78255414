import { sql } from 'kysely'
import type { Db } from '../../../data/database.ts'

/** The uppermost house of each institution: a branch counts with its bank, and one that was merged with the one it has become part of. */
export async function headOffices(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; head: string }>`
    with recursive above (id, head, parent) as (
      select o.id, o.id, coalesce(o.merged_into_id, o.parent_id) from organisation o where o.id = any(${ids.filter(Boolean)}::bigint[])
      union all select a.id, o.id, coalesce(o.merged_into_id, o.parent_id) from above a join organisation o on o.id = a.parent
    ) select id::text, head::text from above where parent is null`.execute(db)
  return new Map(rows.map(({ id, head }) => [id, head]))
}
