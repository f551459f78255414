import { sql } from 'kysely'
import type { MeasureCode, StandingMeasure, ZoneMeasure } from '@lqr/contract/statistics/measures.ts'
import type { Db } from '../../data/database.ts'

/** What the tally counts; the migrations of the tally say which case counts as what (decisions 0010 and 0098). */
export type Measure = MeasureCode | ZoneMeasure | StandingMeasure

/** A number of cases and the sum of their amounts in yuan. */
export interface Tally {
  readonly cases: number
  readonly total: number
}

export interface KeyedTally extends Tally {
  readonly measure: Measure
  readonly key: string
}

/** Everything counted: what is folded, and the differences that are not yet. */
export const CURRENT = sql`(select measure, region_code, key, cases, total from case_tally
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

/** The figures of these regions by measure and region, those of `keyed` also by key; the key of the others is empty. */
export async function tallyByRegionAndKey(
  db: Db,
  { measures, keyed }: { readonly measures: readonly Measure[]; readonly keyed: readonly Measure[] },
  regions: readonly string[],
): Promise<(KeyedTally & { regionCode: string })[]> {
  const within = sql`region_code = any(${regions}::bpchar[])`
  const whole = measures.filter((measure) => !keyed.includes(measure))
  const { rows } = await sql<KeyedTally & { regionCode: string }>`
    select measure, region_code "regionCode", '' "key", sum(cases)::int cases, sum(total) total from ${CURRENT} t
    where measure = any(${whole}::text[]) and ${within} group by 1, 2 having sum(cases) <> 0
    union all
    select measure, region_code, key, sum(cases)::int, sum(total) from ${CURRENT} t
    where measure = any(${keyed}::text[]) and ${within} group by 1, 2, 3 having sum(cases) <> 0`.execute(db)
  return rows
}

/** Moves the differences into the totals; reading then adds fewer rows, and no figure changes. */
export async function foldTally(db: Db): Promise<void> {
  await sql`select fold_case_tally()`.execute(db)
}
