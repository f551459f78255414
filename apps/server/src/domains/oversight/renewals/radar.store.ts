import { type RawBuilder, sql } from 'kysely'
import { RENEWAL_WINDOWS, type RenewalState } from '@lqr/contract/oversight/renewal-calls.ts'
import { DEFAULT_SUBSTATION_ID } from '@lqr/contract/reference/substations.ts'
import { PROVINCE_ALONE, type StandingMeasure } from '@lqr/contract/statistics/measures.ts'
import type { Db } from '../../../data/database.ts'
import { CURRENT_TALLY } from '../../statistics/index.ts'
import { type LoanScope, RENEWALS, STATE, within } from './loans.store.ts'

export interface DueSum {
  readonly loans: number
  readonly amountYuan: number
}

/** The nearest window in which a loan lies. */
export type Nearest = (typeof RENEWAL_WINDOWS)[number]

/** What falls due in the farthest window, and of it what somebody has applied to renew. */
export interface RadarSums {
  readonly areas: readonly (DueSum & { days: Nearest; regionCode: string })[]
  readonly institutions: readonly (DueSum & { orgId: string; orgName: string })[]
  readonly renewed: readonly (DueSum & { days: Nearest; orgId: string; state: RenewalState })[]
}

interface Row extends DueSum {
  readonly days: Nearest | null
  readonly regionCode: string | null
  readonly orgId: string | null
  readonly orgName: string
  readonly state: RenewalState | null
}

type RadarScope = LoanScope & { readonly from: string; readonly until: string }

const nearest = (dueOn: RawBuilder<unknown>, today: string) =>
  sql`case ${sql.join(
    RENEWAL_WINDOWS.map(
      (days) => sql`when ${dueOn} - ${today}::date <= ${sql.lit(days)} then ${sql.lit(days)}`,
    ),
    sql` `,
  )} end`

/** The loans themselves, by window and area, and by institution. */
const SUMMED_LOANS = (scope: RadarScope) => sql`
    cell as materialized (select ${nearest(sql`d.due_on`, scope.from)} days, d.region_code, d.org_id, count(*) loans, sum(d.open_yuan) amount
      from loan_due d where ${within(scope)} group by 1, 2, 3),
    summed as (select days, region_code, org_id, sum(loans) loans, sum(amount) amount from cell
      group by grouping sets ((days, region_code), (org_id)))`

/** What the tally keeps by day of all loans that fall due; the part stands behind the day in the key. */
const KEPT = (measure: StandingMeasure, part: RawBuilder<unknown>, { from, until }: RadarScope) => sql`
      select ${part}, cases loans, total amount from ${CURRENT_TALLY} t where measure = ${sql.lit(measure)} and region_code = ${PROVINCE_ALONE}
        and key >= ${from} and key < (${until}::date + 1)::text`

/** The same for the whole province from the tally, by unit; loans of demand reports are few and read as they are. */
const SUMMED_TALLY = (scope: RadarScope) => sql`
    summed as (
      select ${nearest(sql`due_on`, scope.from)} days, unit region_code, null::bigint org_id, sum(loans) loans, sum(amount) amount
      from (${KEPT('due.unit', sql`left(key, 10)::date due_on, substr(key, 12) unit`, scope)}
        union all select d.due_on, left(d.region_code, 4) || '00', 1, d.open_yuan from report_loan_due d where ${within(scope)}) unit
      group by 1, 2
      union all
      select null, null, org_id::bigint, sum(loans), sum(amount)
      from (${KEPT('due.org', sql`substr(key, 12) org_id`, scope)}
        union all select d.org_id::text, 1, d.open_yuan from report_loan_due d where ${within(scope)}) institution
      group by 3)`

/** Everything of the radar at one moment, institutions with the largest sums first. */
export async function readRadar(db: Db, scope: RadarScope): Promise<RadarSums> {
  const isProvince = scope.regions?.includes(DEFAULT_SUBSTATION_ID) ?? false
  const { rows } = await sql<Row>`
    with ${RENEWALS(scope)}, ${isProvince ? SUMMED_TALLY(scope) : SUMMED_LOANS(scope)},
    told as (
      select days, region_code, org_id, null state, loans, amount from summed where loans > 0
      union all
      select ${nearest(sql`d.due_on`, scope.from)}, null, d.org_id, s.state, count(*), sum(d.open_yuan)
      from renewal n join application_loan_due d on d.id = n.loan_id cross join ${STATE(scope.now)}
      where ${within(scope)} group by 1, 3, 4)
    select t.days, t.region_code "regionCode", t.org_id "orgId", t.state, t.loans::int loans, t.amount "amountYuan",
      organisation_label(o.short_name, o.merged_into_id) "orgName"
    from told t left join organisation o on o.id = t.org_id order by t.amount desc, t.org_id`.execute(db)
  return {
    areas: rows.flatMap(({ days, regionCode, ...sum }) =>
      days !== null && regionCode !== null ? [{ ...sum, days, regionCode }] : [],
    ),
    institutions: rows.flatMap(({ orgId, state, ...sum }) => (orgId && !state ? [{ ...sum, orgId }] : [])),
    renewed: rows.flatMap(({ days, orgId, state, ...sum }) =>
      days !== null && orgId && state ? [{ ...sum, days, orgId, state }] : [],
    ),
  }
}
