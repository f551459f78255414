import { sql } from 'kysely'
import type { Db } from '../../data/database.ts'
import type { KeyedTally } from '../statistics/index.ts'

export type MonthTally = KeyedTally & { readonly month: string }

/** What these regions counted in each of these months, as the catalogue counts (`month_figures`, decision 0105). */
export async function tallyByMonth(
  db: Db,
  { first, last, regions }: { first: string; last: string; regions: readonly string[] },
): Promise<MonthTally[]> {
  const { rows } = await sql<MonthTally>`select month, measure, key, sum(cases)::int cases, sum(total) total
    from month_figures(${first}, ${last}) where region_code = any(${regions}::bpchar[])
    group by month, measure, key`.execute(db)
  return rows
}
