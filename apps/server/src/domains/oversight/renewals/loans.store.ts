import { type RawBuilder, sql } from 'kysely'
import { DRAWN_STATES, GRANTED_STATES } from '@lqr/contract/applications/application-case.ts'
import { EXACT_TOTAL_LIMIT } from '@lqr/contract/kernel/page.ts'
import type { LoanDue, RenewalState } from '@lqr/contract/oversight/renewal-calls.ts'
import { DEFAULT_SUBSTATION_ID } from '@lqr/contract/reference/substations.ts'
import { codeLiterals } from '../../../data/code-literals.ts'
import type { Db } from '../../../data/database.ts'
import type { Cut } from '../../../data/paging.ts'

/** Whose loans: of an area, of institutions or of one enterprise; and on which days they fall due. */
export interface LoanScope {
  readonly regions?: readonly string[] | undefined
  readonly orgIds?: readonly string[] | undefined
  readonly companyId?: string | undefined
  readonly from: string | null
  readonly until: string | null
  readonly now: Date
}

type Narrowed = LoanScope & { readonly state?: RenewalState | undefined }

/** Whether the institution has let the time for its answer pass, of a row of `loan_renewal`. */
export const LATE = (row: RawBuilder<unknown>, now: Date) =>
  sql`${row}.status = 'SUBMITTED' and ${row}.accept_due_at < ${now.toISOString()}`

/** What has become of a loan, from its row of `loan_renewal` (decision 0175). */
export const STATE = (row: RawBuilder<unknown>, now: Date) => sql`(case
    when ${row}.renewal_id is null then 'none'
    when ${row}.status in (${codeLiterals(DRAWN_STATES)}) then 'renewed'
    when ${row}.status in (${codeLiterals(GRANTED_STATES)}) then 'agreed'
    when ${row}.status = 'REJECTED' then 'refused'
    when ${row}.status = 'EXPIRED' or (${LATE(row, now)}) then 'silent'
    when ${row}.status = 'SUBMITTED' then 'waiting' else 'underway' end)`

/** What has become of each loan `d`, as `n`. */
const RENEWED = sql`left join loan_renewal n on d.kind = 'application' and n.loan_id = d.id`

export function within({ regions, orgIds, companyId, from, until }: LoanScope): RawBuilder<unknown> {
  const parts: RawBuilder<unknown>[] = [
    ...(until === null ? [] : [sql`d.due_on <= ${until}::date`]),
    ...(from === null ? [] : [sql`d.due_on >= ${from}::date`]),
    // Every loan lies in the province.
    ...(regions && !regions.includes(DEFAULT_SUBSTATION_ID)
      ? [sql`d.region_code = any(${regions}::bpchar[])`]
      : []),
    ...(orgIds ? [sql`d.org_id = any(${orgIds}::bigint[])`] : []),
    ...(companyId === undefined ? [] : [sql`d.company_id = ${companyId}::bigint`]),
  ]
  return parts.length === 0 ? sql`true` : sql.join(parts, sql` and `)
}

const LOANS = { application: sql`application_loan_due`, demandReport: sql`report_loan_due` } as const

/** The loans of a kind that match, as `d`; where the state says what matches, those that are renewed. */
function matching(kind: LoanDue['kind'], { state, ...scope }: Narrowed): RawBuilder<unknown> {
  if (state !== undefined && state !== 'none') {
    return sql`(select 'application' kind, n.loan_id id, n.due_on, n.region_code, n.org_id, n.company_id from loan_renewal n
      where ${STATE(sql`n`, scope.now)} = ${state}) d where ${within(scope)} ${kind === 'application' ? sql`` : sql`and false`}`
  }
  const loans = sql`${LOANS[kind]} d`
  if (state === undefined) return sql`${loans} where ${within(scope)}`
  return sql`${loans} ${RENEWED} where ${within(scope)} and n.renewal_id is null`
}

/** The products `p` that the institution `o` of a loan `d` takes applications for online: its own and those of the houses above. */
export const OFFERED = sql`select from product p join organisation h on h.id = p.org_id
  where p.status = 'LISTED' and p.online_apply and o.status = 'active' and h.status = 'active'
    and p.org_id in (select line.id from organisation_ancestors(d.org_id) line)`

export type LoanRow = Omit<LoanDue, 'daysLeft' | 'canRenew' | 'asksInstitution'>

const COLUMNS = ({
  now,
}: LoanScope) => sql`d.kind, d.id, d.number, coalesce(e.corporate_name, '') "companyName", d.org_id "orgId",
  organisation_label(o.short_name, o.merged_into_id) "orgName", o.name "orgFullName", d.product_id "productId", d.product_name "productName",
  r.name "areaName", d.open_yuan "openYuan", d.due_on "dueOn", ${STATE(sql`n`, now)} state, n.renewal_id "renewalId", a.apply_no "renewalNumber",
  case when n.status = 'SUBMITTED' then n.accept_due_at end "answerDueAt",
  exists (${OFFERED} and p.id = d.product_id) "isOffered", exists (${OFFERED}) "offersOnline",
  array(select line.id::text from organisation_ancestors(d.org_id) line order by line.id) "offeringOrgIds"`

const ABOUT = sql`${RENEWED} join enterprise e on e.id = d.company_id
  join organisation o on o.id = d.org_id left join region r on r.code = d.region_code
  left join product_application a on a.id = n.renewal_id`

/** One page of loans, those due first first; names of enterprises come whole and are masked by the caller. */
export async function listLoanRows(db: Db, narrowed: Narrowed, { limit, offset }: Cut): Promise<LoanRow[]> {
  // Each kind of loan is walked in the order of its index as far as the page reaches.
  const first = (kind: LoanDue['kind']) => sql`(select d.kind, d.id, d.due_on
    from ${matching(kind, narrowed)} order by d.due_on, d.id limit ${limit + offset})`
  const { rows } = await sql<LoanRow>`with page as materialized (
      ${first('application')} union all ${first('demandReport')} order by due_on, kind, id limit ${limit} offset ${offset})
    select ${COLUMNS(narrowed)} from page cross join lateral
      (select l.kind, l.id, l.number, l.company_id, l.org_id, l.product_id, l.product_name, l.region_code, l.open_yuan, l.due_on
        from loan_due l where l.kind = page.kind and l.id = page.id limit 1) d ${ABOUT}
    order by d.due_on, d.kind, d.id`.execute(db)
  return rows
}

/** How many loans match, counted up to one beyond the exact limit. */
export async function countLoanRows(db: Db, narrowed: Narrowed): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int total from (
    (select from ${matching('application', narrowed)} limit ${EXACT_TOTAL_LIMIT + 1})
    union all (select from ${matching('demandReport', narrowed)} limit ${EXACT_TOTAL_LIMIT + 1}) limit ${EXACT_TOTAL_LIMIT + 1}) hit`.execute(
    db,
  )
  return rows[0]?.total ?? 0
}

/** A loan of the enterprise that was applied for here; undefined when it is settled or another's. */
export async function findLoanRow(
  db: Db,
  { companyId, id, now }: { companyId: string; id: string; now: Date },
): Promise<LoanRow | undefined> {
  const scope = { companyId, from: null, until: null, now }
  const { rows } = await sql<LoanRow>`select ${COLUMNS(scope)} from application_loan_due d ${ABOUT}
    where ${within(scope)} and d.id = ${id}`.execute(db)
  return rows[0]
}
