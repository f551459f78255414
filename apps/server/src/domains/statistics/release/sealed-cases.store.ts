import { type RawBuilder, sql } from 'kysely'
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
  const known = await countSealed(db, asked)
  const byRow = new Map(known.map((row) => [idOf(row), row.cases]))
  return rows.map((row) => ({ ...row, sealed: byRow.get(idOf(row)) ?? 0 }))
}

const idOf = ({ measure, regionCode, key }: Omit<Counted, 'cases' | 'total'>) =>
  `${measure}/${regionCode}/${key}`

/** What stands as the key under each measure of all applications. */
const KEYS: Readonly<Record<string, RawBuilder<unknown>>> = {
  applied: sql`a.status`,
  'applied.industry': sql`coalesce(a.industry_code, '')`,
  'applied.month': sql`province_month(a.created_at)`,
}
const OF_A_ZONE = 'applied.month@'

/** As `application_figures` counts them under each measure of applications; what was not asked for is not read. */
async function countSealed(db: Db, { measures, keyed }: Asked): Promise<Omit<Counted, 'total'>[]> {
  const sealed = sql`a.sealed_at is not null and a.status not in (${codeLiterals(UNCOUNTED_STATES)})`
  const whole = measures.flatMap((measure) => {
    const key = KEYS[measure]
    if (!key) return []
    return sql`select ${measure}::text measure, coalesce(a.region_code, '620000') "regionCode",
      ${keyed.includes(measure) ? key : sql`''`} "key", count(*)::int cases
      from product_application a where ${sealed} group by 2, 3`
  })
  const ofZones = measures.filter((measure) => measure.startsWith(OF_A_ZONE))
  const zones = sql`select ${OF_A_ZONE} || zone measure, coalesce(a.region_code, '620000') "regionCode",
    case when ${OF_A_ZONE} || zone = any(${keyed}::text[]) then ${KEYS['applied.month']} else '' end "key",
    count(*)::int cases
    from product_application a cross join unnest(a.zones) zone
    where ${sealed} and ${OF_A_ZONE} || zone = any(${ofZones}::text[]) group by 1, 2, 3`
  const arms = ofZones.length > 0 ? [...whole, zones] : whole
  if (arms.length === 0) return []
  const { rows } = await sql<Omit<Counted, 'total'>>`${sql.join(arms, sql` union all `)}`.execute(db)
  return rows
}
