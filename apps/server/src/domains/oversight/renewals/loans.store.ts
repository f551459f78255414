import { type RawBuilder, sql } from 'kysely'
import { DRAWN_STATES, GRANTED_STATES, NO_RENEWAL } from '@lqr/contract/applications/application-case.ts'
import { EXACT_TOTAL_LIMIT } from '@lqr/contract/kernel/page.ts'
import type { LoanDue, RenewalState } from '@lqr/contract/oversight/renewal-calls.ts'
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

/** The last application that renews a loan, and what has become of it. */
const RENEWAL = (now: Date) => sql`lateral (
    select a.id, a.apply_no, a.status, a.accept_due_at from product_application a
    where d.kind = 'application' and a.renews_id = d.id and a.status not in (${codeLiterals(NO_RENEWAL)})
    order by a.id desc limit 1) n on true
  cross join lateral (select case
    when n.id is null then 'none'
    when n.status in (${codeLiterals(DRAWN_STATES)}) then 'renewed'
    when n.status in (${codeLiterals(GRANTED_STATES)}) then 'agreed'
    when n.status = 'REJECTED' then 'refused'
    when n.status = 'EXPIRED' or (n.status = 'SUBMITTED' and n.accept_due_at < ${now.toISOString()}) then 'silent'
    when n.status = 'SUBMITTED' then 'waiting' else 'underway' end state) s`

/** Loans as `d`, the last application that renews each as `n`, and its state as `s`. */
export const DUE = ({ now }: LoanScope) => sql`loan_due d left join ${RENEWAL(now)}`

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

export type LoanRow = Omit<LoanDue, 'daysLeft' | 'canRenew'>

const COLUMNS = sql`d.kind, d.id, d.number, coalesce(e.corporate_name, '') "companyName", d.org_id "orgId",
  organisation_label(o.short_name, o.merged_into_id) "orgName", d.product_id "productId", d.product_name "productName",
  r.name "areaName", d.open_yuan "openYuan", d.due_on "dueOn", s.state, n.id "renewalId", n.apply_no "renewalNumber",
  case when n.status = 'SUBMITTED' then n.accept_due_at end "answerDueAt"`

const ROWS = (scope: LoanScope) => sql`${DUE(scope)} join enterprise e on e.id = d.company_id
  join organisation o on o.id = d.org_id left join region r on r.code = d.region_code`

const narrowed = (scope: LoanScope, state: RenewalState | undefined) =>
  state === undefined ? within(scope) : sql`${within(scope)} and s.state = ${state}`

/** One page of loans, those due first first; names of enterprises come whole and are masked by the caller. */
export async function listLoanRows(
  db: Db,
  { state, ...scope }: LoanScope & { state?: RenewalState | undefined },
  { limit, offset }: { limit: number; offset: number },
): Promise<LoanRow[]> {
  const { rows } = await sql<LoanRow>`select ${COLUMNS} from ${ROWS(scope)} where ${narrowed(scope, state)}
    order by d.due_on, d.kind, d.id limit ${limit} offset ${offset}`.execute(db)
  return rows
}

/** How many loans match, counted up to one beyond the exact limit. */
export async function countLoanRows(
  db: Db,
  { state, ...scope }: LoanScope & { state?: RenewalState | undefined },
): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int total from (
    select 1 from ${DUE(scope)} where ${narrowed(scope, state)} limit ${EXACT_TOTAL_LIMIT + 1}) hit`.execute(
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
  const { rows } = await sql<LoanRow>`select ${COLUMNS} from ${ROWS(scope)}
    where ${within(scope)} and d.kind = 'application' and d.id = ${id}`.execute(db)
  return rows[0]
}
