import { type RawBuilder, sql } from 'kysely'
import type { REPORT_SORTS } from '@lqr/contract/demand-reports/calls.ts'
import type { DemandReportRow } from '@lqr/contract/demand-reports/entities.ts'
import { demandReportCase, LEDGER_STAGES } from '@lqr/contract/demand-reports/report-case.ts'
import { statesIn } from '@lqr/contract/kernel/cases/read-case.ts'
import { EXACT_TOTAL_LIMIT } from '@lqr/contract/kernel/page.ts'
import { codesWithin } from '@lqr/contract/reference/substations.ts'
import { type CaseScope, sealedFor, withinScope } from '../../cases/case.store.ts'
import type { Db } from '../../data/database.ts'

export interface ReportQuery {
  readonly scope: CaseScope
  readonly now: Date
  readonly terms?: readonly string[]
  readonly status?: string | undefined
  readonly openOnly?: boolean | undefined
  /** Those that the ledger counts. */
  readonly filedOnly?: boolean | undefined
  readonly batchId?: string | undefined
  readonly areaCode?: string | undefined
  /** Of the area what lies at none below it. */
  readonly isOwnLevel?: boolean | undefined
  readonly applicantKind?: string | undefined
  readonly companyId?: string | undefined
  readonly sort?: (typeof REPORT_SORTS)[number]
}

interface Cut {
  readonly limit: number
  readonly offset: number
}

const FROM = sql`from demand_report r join filling_batch b on b.id = r.batch_id join enterprise e on e.id = r.company_id
  join region g on g.code = r.area_code left join organisation o on o.id = r.org_id`

/** Columns that are told to nobody but the enterprise once the report is sealed. */
const SHOWN = [
  ['r.company_id', 'companyId'],
  ['e.corporate_name', 'corporateName'],
  ['r.applicant_kind', 'applicantKind'],
  ['r.amount_yuan', 'amountYuan'],
  ['r.term_months', 'termMonths'],
] as const

const areasOf = (code: string, isOwnLevel = false) => (isOwnLevel ? [code] : codesWithin(code))

function matching(query: ReportQuery): RawBuilder<unknown> {
  const { scope, terms = [], status, openOnly, filedOnly, batchId, areaCode, isOwnLevel } = query
  const { applicantKind, companyId, sort } = query
  const sealed = sealedFor('r', scope)
  const parts: RawBuilder<unknown>[] = [
    withinScope('r', scope),
    ...terms.map((term) => {
      const like = `%${term}%`
      return sql`(lower(r.report_no) like ${like} or (not ${sealed} and lower(normalize(e.corporate_name, NFKC)) like ${like}))`
    }),
    ...(status ? [sql`r.status = ${status}`] : []),
    ...(openOnly
      ? [sql`r.status = any(${statesIn(demandReportCase, 'draft', 'open', 'underway')}::text[])`]
      : []),
    ...(filedOnly ? [sql`r.status = any(${LEDGER_STAGES.filed}::text[])`] : []),
    ...(batchId ? [sql`r.batch_id = ${batchId}`] : []),
    ...(areaCode ? [sql`r.area_code = any(${areasOf(areaCode, isOwnLevel)}::char(6)[])`] : []),
    ...(applicantKind ? [sql`not ${sealed} and r.applicant_kind = ${applicantKind}`] : []),
    ...(companyId ? [sql`not ${sealed} and r.company_id = ${companyId}`] : []),
    // The place in an order by amounts would tell the amount.
    ...(sort === 'amount' ? [sql`not ${sealed}`] : []),
  ]
  return sql.join(parts, sql` and `)
}

const ORDERS: Record<(typeof REPORT_SORTS)[number], RawBuilder<unknown>> = {
  place: sql`r.first_submitted_at nulls first, r.id`,
  newest: sql`r.id desc`,
  due: sql`r.due_at nulls last, r.id`,
  amount: sql`r.amount_yuan desc nulls last, r.id`,
}

/** One page of reports, by their place in the list unless told otherwise. */
export async function listReportRows(db: Db, query: ReportQuery, cut: Cut): Promise<DemandReportRow[]> {
  const sealed = sealedFor('r', query.scope)
  const shown = SHOWN.map(
    ([column, name]) => sql`case when not ${sealed} then ${sql.ref(column)} end ${sql.id(name)}`,
  )
  const { rows } =
    await sql<DemandReportRow>`select r.id, r.report_no "reportNo", r.batch_id "batchId", b.name "batchName",
      ${sql.join(shown)}, r.area_code "areaCode", g.name "areaName",
      o.name "orgName", r.credit_amount_yuan "creditAmountYuan", r.loan_amount_yuan "loanAmountYuan",
      r.first_submitted_at "firstSubmittedAt", r.filled_by_name is not null "isFilledFor", r.status, r.due_at "dueAt",
      coalesce(r.due_at < ${query.now.toISOString()}, false) "isOverdue", false "isPaused", r.officer_name "officerName",
      r.created_at "createdAt", r.updated_at "updatedAt"
    ${FROM} where ${matching(query)} order by ${ORDERS[query.sort ?? 'place']}
    limit ${cut.limit} offset ${cut.offset}`.execute(db)
  return rows
}

/** How many reports match, counted up to one beyond the exact limit. */
export async function countReportRows(db: Db, query: ReportQuery): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int total from (
    select 1 ${FROM} where ${matching(query)} limit ${EXACT_TOTAL_LIMIT + 1}) hit`.execute(db)
  return rows[0]?.total ?? 0
}

/**
 * Holds the reports of an area that wait to be accepted until the transaction ends, in their order: those named, or all of a batch;
 * those below another one alone, which may wait no longer.
 */
export async function holdWaiting(
  db: Db,
  {
    scope,
    ids,
    batchId,
    after,
  }: {
    scope: CaseScope
    ids?: readonly string[] | undefined
    batchId?: string | undefined
    after?: string | undefined
  },
  limit: number,
) {
  const { rows } = await sql<{
    id: string
    corporateName: string
  }>`select r.id, coalesce(e.corporate_name, '') "corporateName"
    from demand_report r join enterprise e on e.id = r.company_id
    where ${withinScope('r', scope)} and r.status = 'SUBMITTED'
      ${ids ? sql`and r.id = any(${ids}::bigint[])` : sql``} ${batchId ? sql`and r.batch_id = ${batchId}` : sql``}
      ${after ? sql`and (r.first_submitted_at, r.id) > (select last.first_submitted_at, last.id from demand_report last where last.id = ${after})` : sql``}
    order by r.first_submitted_at, r.id limit ${limit} for no key update of r`.execute(db)
  return rows
}
