import { sql } from 'kysely'
import type { Db } from '../data/database.ts'

export interface LastComparison {
  /** Since a comparison was finished, or since the database was made while none was. */
  readonly ageSeconds: number
  /** The most that one of the last day found wrong: the one after it finds everything set right. */
  readonly differing: number
}

/** When the figures were last compared with their cases, and what that found lately. */
export async function lastComparison(db: Db): Promise<LastComparison | undefined> {
  const { rows } = await sql<LastComparison>`select extract(epoch from now() - coalesce(max(finished_at),
      (select min(applied_at) from schema_migration)))::float8 as "ageSeconds",
      coalesce(max(differing) filter (where finished_at > now() - interval '1 day'), 0)::float8 as differing
    from figure_check`.execute(db)
  return rows[0]
}
