import { type RawBuilder, sql } from 'kysely'
import type { EventMeasureCode } from '@lqr/contract/statistics/event-measures.ts'
import type { PublicCut } from '@lqr/contract/statistics/figure-filter.ts'
import type { Db } from '../../../data/database.ts'
import { FEWEST_COMPANIES } from '../release/index.ts'

/** So many rows are looked at: a part whose first ones are all of two enterprises is taken for a part of two. */
const ROWS_LOOKED_AT = 60

export interface CompaniesQuestion {
  readonly measure: EventMeasureCode
  readonly by: PublicCut
  /** What the part is called; an area by all codes within it. */
  readonly part: string
  /** The rows of these keys, or of all others. */
  readonly keys?: { readonly in: readonly string[]; readonly isIn: boolean }
}

/** Enterprises behind each part, as many as make it safe; in the order of the questions. None for an amount that is in no sum (decision 0209). */
export async function someCompanies(db: Db, questions: readonly CompaniesQuestion[]): Promise<string[][]> {
  if (questions.length === 0) return []
  const each = questions.map(
    (question, place) => sql`select ${sql.lit(place)} place, array(select distinct company_id::text from (
        select company_id from figure_event where ${conditionsOf(question)} limit ${sql.lit(ROWS_LOOKED_AT)}
      ) looked limit ${sql.lit(FEWEST_COMPANIES)}) companies`,
  )
  const { rows } = await sql<{
    companies: string[]
  }>`${sql.join(each, sql` union all `)} order by place`.execute(db)
  return rows.map(({ companies }) => companies)
}

function conditionsOf({ measure, by, part, keys }: CompaniesQuestion): RawBuilder<unknown> {
  const all = [sql`measure = ${measure}`, partIs(by, part)]
  if (measure === 'applied') all.push(sql`total > 0`)
  if (keys) all.push(keys.isIn ? sql`key = any(${keys.in}::text[])` : sql`key <> all(${keys.in}::text[])`)
  return sql.join(all, sql` and `)
}

function partIs(by: PublicCut, part: string): RawBuilder<unknown> {
  switch (by) {
    case 'area':
      return sql`area_code = any(${part.split(' ')}::bpchar[])`
    case 'year':
      return sql`day between ${`${part}-01-01`}::date and ${`${part}-12-31`}::date`
    case 'industry':
      return sql`industry = ${part}`
    case 'scale':
      return sql`scale = ${part}`
    case 'institution':
      return sql`org_id = ${part}`
  }
}
