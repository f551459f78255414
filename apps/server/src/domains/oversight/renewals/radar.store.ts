import { sql } from 'kysely'
import { RENEWAL_WINDOWS, type RenewalState } from '@lqr/contract/oversight/renewal-calls.ts'
import type { Db } from '../../../data/database.ts'
import { RENEWED, type LoanScope, RENEWALS, within } from './loans.store.ts'

export interface DueSum {
  readonly loans: number
  readonly amountYuan: number
}

type Nearest = (typeof RENEWAL_WINDOWS)[number]

/** What falls due in the farthest window; `days` is the nearest window that a loan, or the first of an enterprise, lies in. */
export interface RadarSums {
  readonly states: readonly (DueSum & { days: Nearest; state: RenewalState })[]
  readonly regions: readonly (DueSum & { regionCode: string })[]
  readonly institutions: readonly (DueSum & { orgId: string; orgName: string; silent: number })[]
  readonly enterprises: readonly { days: Nearest; count: number }[]
}

interface Row extends DueSum {
  readonly days: Nearest | null
  readonly state: RenewalState | null
  readonly regionCode: string | null
  readonly orgId: string | null
  readonly orgName: string
  readonly silent: number
}

const nearest = (today: string) =>
  sql`case ${sql.join(
    RENEWAL_WINDOWS.map(
      (days) => sql`when d.due_on - ${today}::date <= ${sql.lit(days)} then ${sql.lit(days)}`,
    ),
    sql` `,
  )} end`

/** Reads the loans of the scope once and sums them by state and window, by area and by institution, the largest first. */
export async function readRadar(db: Db, scope: LoanScope & { readonly from: string }): Promise<RadarSums> {
  const { rows } = await sql<Row>`
    with ${RENEWALS(scope)}, due as materialized (
      select ${nearest(scope.from)} days, s.state, d.region_code, d.org_id, d.company_id, d.open_yuan
      from loan_due d ${RENEWED(scope)} where ${within(scope)}),
    summed as (
      select days, state, region_code, org_id, count(*)::int loans, sum(open_yuan) amount,
        (count(*) filter (where state = 'silent'))::int silent
      from due group by grouping sets ((days, state), (region_code), (org_id))
      union all
      select days, null, null, null, count(*)::int, 0, 0
      from (select min(days) days from due group by company_id) first group by days)
    select t.days, t.state, t.region_code "regionCode", t.org_id "orgId", t.loans, t.amount "amountYuan", t.silent,
      organisation_label(o.short_name, o.merged_into_id) "orgName"
    from summed t left join organisation o on o.id = t.org_id order by t.amount desc, t.org_id`.execute(db)
  return {
    states: rows.flatMap(({ days, state, ...sum }) => (days && state ? [{ ...sum, days, state }] : [])),
    regions: rows.flatMap(({ regionCode, ...sum }) => (regionCode ? [{ ...sum, regionCode }] : [])),
    institutions: rows.flatMap(({ orgId, ...sum }) => (orgId ? [{ ...sum, orgId }] : [])),
    enterprises: rows.flatMap(({ days, state, loans }) => (days && !state ? [{ days, count: loans }] : [])),
  }
}
