import { sql } from 'kysely'
import type { ZoneCode } from '@lqr/contract/reference/zones.ts'
import type { Db } from '../../data/database.ts'

/** What the tally counts; the migration of the tally says which case counts as what (decision 0010). */
export type Measure =
  | 'applied'
  | 'applied.industry'
  | 'applied.month'
  | 'credited'
  | 'credited.rate'
  | 'credited.rated'
  | 'disbursed'
  /** First loans: an enterprise has one at most, so these cases are enterprises (decision 0026). */
  | 'disbursed.first'
  | 'disbursed.zone'
  /** The same cases within one zone. */
  | `${'applied.month' | 'credited' | 'disbursed'}@${ZoneCode}`
  | 'registered'
  | 'certified'

/** A number of cases and the sum of their amounts in yuan. */
export interface Tally {
  readonly cases: number
  readonly total: number
}

export interface KeyedTally extends Tally {
  readonly measure: Measure
  readonly key: string
}

const CURRENT = sql`(select measure, region_code, key, cases, total from case_tally
  union all select measure, region_code, key, cases, total from case_tally_change)`

/** The figures of these regions by measure and key, exact for everything committed. Keys without a case are left out. */
export async function tallyByKey(
  db: Db,
  measures: readonly Measure[],
  regions: readonly string[],
): Promise<KeyedTally[]> {
  const { rows } = await sql<KeyedTally>`
    select measure, key, sum(cases)::int cases, sum(total) total from ${CURRENT} t
    where measure = any(${measures}::text[]) and region_code = any(${regions}::bpchar[])
    group by measure, key having sum(cases) <> 0 order by measure, key`.execute(db)
  return rows
}

/** The figures of one measure by region. */
export async function tallyByRegion(
  db: Db,
  measures: readonly Measure[],
  regions: readonly string[],
): Promise<(Tally & { measure: Measure; regionCode: string })[]> {
  const { rows } = await sql<Tally & { measure: Measure; regionCode: string }>`
    select measure, region_code "regionCode", sum(cases)::int cases, sum(total) total from ${CURRENT} t
    where measure = any(${measures}::text[]) and region_code = any(${regions}::bpchar[])
    group by measure, region_code having sum(cases) <> 0`.execute(db)
  return rows
}

/** Moves the differences into the totals; reading then adds fewer rows, and no figure changes. */
export async function foldTally(db: Db): Promise<void> {
  await sql`select fold_case_tally()`.execute(db)
}
