import { sql } from 'kysely'
import { UNCOUNTED_STATES } from '@lqr/contract/applications/application-case.ts'
import { codeLiterals } from '../../../data/code-literals.ts'
import type { Db } from '../../../data/database.ts'
import type { KeyedTally, Measure } from '../tally.store.ts'

type Counted = KeyedTally & { readonly regionCode: string }

/** What is counted in a region, and how many of its cases nobody stands behind. */
export type Row = Counted & { readonly sealed: number }

interface Asked {
  readonly measures: readonly Measure[]
  readonly keyed: readonly Measure[]
}

/** How many applications of each row were taken back before they were taken up; by key for the measures of `keyed`, as in the tally. */
export async function withSealed(db: Db, asked: Asked, rows: readonly Counted[]): Promise<Row[]> {
  const measures = asked.measures.filter((measure) => measure.startsWith('applied'))
  const known = measures.length === 0 ? [] : await countSealed(db, { ...asked, measures })
  const byRow = new Map(known.map((row) => [idOf(row), row.cases]))
  return rows.map((row) => ({ ...row, sealed: byRow.get(idOf(row)) ?? 0 }))
}

const idOf = ({ measure, regionCode, key }: Omit<Counted, 'cases' | 'total'>) =>
  `${measure}/${regionCode}/${key}`

/** As `application_figures` counts them under each measure of applications. */
async function countSealed(db: Db, { measures, keyed }: Asked): Promise<Omit<Counted, 'total'>[]> {
  const { rows } = await sql<Omit<Counted, 'total'>>`
    select v.measure, coalesce(a.region_code, '620000') "regionCode",
      case when v.measure = any(${keyed}::text[]) then v.key else '' end "key", count(*)::int cases
    from product_application a cross join lateral (select province_month(a.created_at) came) m cross join lateral (
      values ('applied', a.status), ('applied.industry', coalesce(a.industry_code, '')), ('applied.month', m.came)
      union all select 'applied.month@' || zone, m.came from unnest(a.zones) zone) v (measure, key)
    where a.sealed_at is not null and a.status not in (${codeLiterals(UNCOUNTED_STATES)})
      and v.measure = any(${measures}::text[])
    group by 1, 2, 3`.execute(db)
  return rows
}
