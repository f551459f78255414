import { type RawBuilder, sql } from 'kysely'
import { RENEWAL_WINDOWS, type RenewalState } from '@lqr/contract/oversight/renewal-calls.ts'
import { DEFAULT_SUBSTATION_ID, substationOfCode } from '@lqr/contract/reference/substations.ts'
import { PROVINCE_ALONE, type StandingMeasure } from '@lqr/contract/statistics/measures.ts'
import type { Db } from '../../../data/database.ts'
import { CURRENT_TALLY } from '../../statistics/index.ts'
import { LATE, type LoanScope, STATE, within } from './loans.store.ts'

export interface DueSum {
  readonly loans: number
  readonly amountYuan: number
}

/** The nearest window in which a loan lies. */
export type Nearest = (typeof RENEWAL_WINDOWS)[number]

/** What falls due in the farthest window, and of it what somebody has applied to renew. */
export interface RadarSums {
  readonly areas: readonly (DueSum & { days: Nearest; regionCode: string })[]
  /** Those with the largest sums first; `silent` counts the renewals that were not answered in time. */
  readonly institutions: readonly (DueSum & { orgId: string; orgName: string; silent: number })[]
  readonly renewed: readonly (DueSum & { days: Nearest; state: RenewalState })[]
}

interface Row extends DueSum {
  readonly days: Nearest | null
  readonly regionCode: string | null
  readonly orgId: string | null
  readonly orgName: string
  readonly state: RenewalState | null
  readonly silent: number
}

/** `areaCode`: the area that `regions` make up. */
type RadarScope = LoanScope & { readonly areaCode: string; readonly from: string; readonly until: string }

const nearest = (dueOn: RawBuilder<unknown>, today: string) =>
  sql`case ${sql.join(
    RENEWAL_WINDOWS.map(
      (days) => sql`when ${dueOn} - ${today}::date <= ${sql.lit(days)} then ${sql.lit(days)}`,
    ),
    sql` `,
  )} end`

/** The loans themselves, by window and area, and by institution; and what is renewed of them. */
const READ_LOANS = (scope: RadarScope) => sql`
    cell as materialized (select ${nearest(sql`d.due_on`, scope.from)} days, d.region_code, d.org_id, count(*) loans, sum(d.open_yuan) amount
      from loan_due d where ${within(scope)} group by 1, 2, 3),
    summed as (select days, region_code, org_id, sum(loans) loans, sum(amount) amount from cell
      group by grouping sets ((days, region_code), (org_id))),
    renewed as (select ${nearest(sql`d.due_on`, scope.from)} days, ${STATE(sql`d`, scope.now)} state, count(*) loans, sum(d.open_yuan) amount
      from loan_renewal d where ${within(scope)} group by 1, 2)`

/** What the tally keeps of an area: loans by day and by what lies in it, loans by day and institution, renewals by day and state. */
interface Kept {
  readonly byPart: StandingMeasure
  readonly byOrg: StandingMeasure
  readonly byState: StandingMeasure
  /** What stands before the day in the key. */
  readonly before: string
  /** The part of the area in which a loan of a demand report lies. */
  readonly part: RawBuilder<unknown>
}

/** The province and its units stand in the tally; narrower areas, and other scopes than areas, read their loans. */
function keptOf({ regions, areaCode }: RadarScope): Kept | undefined {
  if (regions === undefined) return undefined
  if (areaCode === DEFAULT_SUBSTATION_ID) {
    return {
      byPart: 'due.unit',
      byOrg: 'due.org',
      byState: 'renewal',
      before: '',
      part: sql`left(d.region_code, 4) || '00'`,
    }
  }
  if (substationOfCode(areaCode)?.parentId !== DEFAULT_SUBSTATION_ID) return undefined
  return {
    byPart: 'due.county',
    byOrg: 'due.unit.org',
    byState: 'renewal.unit',
    before: `${areaCode}/`,
    part: sql`d.region_code`,
  }
}

/** What the tally keeps by day; the part stands behind the day in the key. */
const KEPT = (measure: StandingMeasure, before: string, { from, until }: RadarScope) => sql`
      select substr(key, ${sql.lit(before.length + 1)}, 10) due_day, substr(key, ${sql.lit(before.length + 12)}) part, cases loans, total amount
      from ${CURRENT_TALLY} t where measure = ${sql.lit(measure)} and region_code = ${PROVINCE_ALONE}
        and key >= ${before + from} and key < ${before} || (${until}::date + 1)::text`

/** The same from the tally. Loans of demand reports are few and read as they are, and so is who has not answered by now. */
const READ_TALLY = (scope: RadarScope, { byPart, byOrg, byState, before, part }: Kept) => sql`
    summed as (
      select ${nearest(sql`due_day::date`, scope.from)} days, part region_code, null::bigint org_id, sum(loans) loans, sum(amount) amount
      from (${KEPT(byPart, before, scope)}
        union all select d.due_on::text, ${part}, 1, d.open_yuan from report_loan_due d where ${within(scope)}) place
      group by 1, 2
      union all
      select null, null, part::bigint, sum(loans), sum(amount)
      from (${KEPT(byOrg, before, scope)}
        union all select d.due_on::text, d.org_id::text, 1, d.open_yuan from report_loan_due d where ${within(scope)}) institution
      group by 3),
    late as materialized (select ${nearest(sql`d.due_on`, scope.from)} days, count(*) loans, sum(d.open_yuan) amount
      from loan_renewal d where ${LATE(sql`d`, scope.now)} and ${within(scope)} group by 1),
    renewed as (select days, state, sum(loans) loans, sum(amount) amount from (
        select ${nearest(sql`due_day::date`, scope.from)} days, ${STATE(sql`k`, scope.now)} state, loans, amount
        from (select due_day, part status, null::timestamptz accept_due_at, 0 renewal_id, loans, amount from (${KEPT(byState, before, scope)}) t) k
        union all select days, 'silent', loans, amount from late
        union all select days, 'waiting', -loans, -amount from late) r
      group by 1, 2)`

/** Everything of the radar at one moment. */
export async function readRadar(db: Db, scope: RadarScope): Promise<RadarSums> {
  const kept = keptOf(scope)
  const { rows } = await sql<Row>`
    with ${kept === undefined ? READ_LOANS(scope) : READ_TALLY(scope, kept)},
    silent as (select org_id, count(*) renewals from (
        select d.org_id from loan_renewal d where ${LATE(sql`d`, scope.now)} and ${within(scope)}
        union all select d.org_id from loan_renewal d where d.status = 'EXPIRED' and ${within(scope)}) d
      group by 1),
    told as (
      select days, region_code, org_id, null state, loans, amount from summed
      union all select days, null, null, state, loans, amount from renewed)
    select t.days, t.region_code "regionCode", t.org_id "orgId", t.state, t.loans::int loans, t.amount "amountYuan",
      organisation_label(o.short_name, o.merged_into_id) "orgName", coalesce(s.renewals, 0)::int silent
    from told t left join organisation o on o.id = t.org_id left join silent s on s.org_id = t.org_id
    where t.loans > 0 order by t.amount desc, t.org_id`.execute(db)
  return {
    areas: rows.flatMap(({ days, regionCode, loans, amountYuan }) =>
      days !== null && regionCode !== null ? [{ loans, amountYuan, days, regionCode }] : [],
    ),
    institutions: rows.flatMap(({ orgId, orgName, loans, amountYuan, silent }) =>
      orgId === null ? [] : [{ loans, amountYuan, orgId, orgName, silent }],
    ),
    renewed: rows.flatMap(({ days, state, loans, amountYuan }) =>
      days !== null && state !== null ? [{ loans, amountYuan, days, state }] : [],
    ),
  }
}
