import { type RawBuilder, sql } from 'kysely'
import { DRAWN_STATES, GRANTED_STATES, NO_RENEWAL } from '@lqr/contract/applications/application-case.ts'
import { EXACT_TOTAL_LIMIT } from '@lqr/contract/kernel/page.ts'
import { FARTHEST_WINDOW, type LoanDue, type RenewalState } from '@lqr/contract/oversight/renewal-calls.ts'
import { codeLiterals } from '../../../data/code-literals.ts'
import type { Db } from '../../../data/database.ts'

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

/**
 * `renewal`: the last application that renews each loan. Nobody applies earlier than the farthest window before the loan is due, so
 * loans due from a day on are renewed by applications of that much before it at the earliest.
 */
export const RENEWALS = ({ from, companyId }: LoanScope) => sql`renewal as materialized (
    select distinct on (a.renews_id) a.renews_id loan_id, a.id, a.status, a.accept_due_at from product_application a
    where a.renews_id is not null and a.status not in (${codeLiterals(NO_RENEWAL)})
      ${from === null ? sql`` : sql`and a.created_at >= ${from}::date - ${sql.lit(FARTHEST_WINDOW + 1)}`}
      ${companyId === undefined ? sql`` : sql`and a.company_id = ${companyId}::bigint`}
    order by a.renews_id, a.id desc)`

/** What has become of a loan, from the application `n` that renews it. */
export const STATE = (now: Date) => sql`lateral (select case
    when n.id is null then 'none'
    when n.status in (${codeLiterals(DRAWN_STATES)}) then 'renewed'
    when n.status in (${codeLiterals(GRANTED_STATES)}) then 'agreed'
    when n.status = 'REJECTED' then 'refused'
    when n.status = 'EXPIRED' or (n.status = 'SUBMITTED' and n.accept_due_at < ${now.toISOString()}) then 'silent'
    when n.status = 'SUBMITTED' then 'waiting' else 'underway' end state) s`

/** What has become of each loan `d`: the last application that renews it as `n`, its state as `s`; after `renewal`. */
const RENEWED = ({ now }: LoanScope) =>
  sql`left join renewal n on d.kind = 'application' and n.loan_id = d.id cross join ${STATE(now)}`

export function within({ regions, orgIds, companyId, from, until }: LoanScope): RawBuilder<unknown> {
  const parts: RawBuilder<unknown>[] = [
    ...(until === null ? [] : [sql`d.due_on <= ${until}::date`]),
    ...(from === null ? [] : [sql`d.due_on >= ${from}::date`]),
    ...(regions ? [sql`d.region_code = any(${regions}::bpchar[])`] : []),
    ...(orgIds ? [sql`d.org_id = any(${orgIds}::bigint[])`] : []),
    ...(companyId === undefined ? [] : [sql`d.company_id = ${companyId}::bigint`]),
  ]
  return parts.length === 0 ? sql`true` : sql.join(parts, sql` and `)
}

const LOANS = { application: sql`application_loan_due`, demandReport: sql`report_loan_due` } as const

/** The loans of a kind that match, as `d`; the renewals are looked at only where they say what matches. */
function matching(kind: LoanDue['kind'], { state, ...scope }: Narrowed): RawBuilder<unknown> {
  const loans = sql`${LOANS[kind]} d`
  if (state === undefined) return sql`${loans} where ${within(scope)}`
  if (state === 'none') return sql`${loans} ${RENEWED(scope)} where ${within(scope)} and n.id is null`
  return sql`renewal n join ${loans} on d.kind = 'application' and d.id = n.loan_id
    cross join ${STATE(scope.now)} where ${within(scope)} and s.state = ${state}`
}

export type LoanRow = Omit<LoanDue, 'daysLeft' | 'canRenew'>

const COLUMNS = sql`d.kind, d.id, d.number, coalesce(e.corporate_name, '') "companyName", d.org_id "orgId",
  organisation_label(o.short_name, o.merged_into_id) "orgName", d.product_id "productId", d.product_name "productName",
  r.name "areaName", d.open_yuan "openYuan", d.due_on "dueOn", s.state, n.id "renewalId", a.apply_no "renewalNumber",
  case when n.status = 'SUBMITTED' then n.accept_due_at end "answerDueAt"`

const ABOUT = (scope: LoanScope) => sql`${RENEWED(scope)} join enterprise e on e.id = d.company_id
  join organisation o on o.id = d.org_id left join region r on r.code = d.region_code
  left join product_application a on a.id = n.id`

/** One page of loans, those due first first; names of enterprises come whole and are masked by the caller. */
export async function listLoanRows(
  db: Db,
  narrowed: Narrowed,
  { limit, offset }: { limit: number; offset: number },
): Promise<LoanRow[]> {
  // Each kind of loan is walked in the order of its index as far as the page reaches.
  const first = (kind: LoanDue['kind']) => sql`(select d.kind, d.id, d.due_on
    from ${matching(kind, narrowed)} order by d.due_on, d.id limit ${limit + offset})`
  const { rows } = await sql<LoanRow>`with ${RENEWALS(narrowed)}, page as materialized (
      ${first('application')} union all ${first('demandReport')} order by due_on, kind, id limit ${limit} offset ${offset})
    select ${COLUMNS} from page cross join lateral
      (select l.kind, l.id, l.number, l.company_id, l.org_id, l.product_id, l.product_name, l.region_code, l.open_yuan, l.due_on
        from loan_due l where l.kind = page.kind and l.id = page.id limit 1) d ${ABOUT(narrowed)}
    order by d.due_on, d.kind, d.id`.execute(db)
  return rows
}

/** How many loans match, counted up to one beyond the exact limit. */
export async function countLoanRows(db: Db, narrowed: Narrowed): Promise<number> {
  const { rows } = await sql<{ total: number }>`with ${RENEWALS(narrowed)} select count(*)::int total from (
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
  const { rows } =
    await sql<LoanRow>`with ${RENEWALS(scope)} select ${COLUMNS} from application_loan_due d ${ABOUT(scope)}
    where ${within(scope)} and d.id = ${id}`.execute(db)
  return rows[0]
}
