import { sql } from 'kysely'
import type { LedgerDrawdown, LedgerReport } from '@lqr/contract/demand-reports/ledger-list-calls.ts'
import type { Db } from '../../data/database.ts'
import { type LedgerQuery, ledgerWhere } from './ledger.store.ts'

interface Below {
  readonly after: string | undefined
  readonly pageSize: number
}

/** Rows with the place below which the next ones lie. */
function placed<R extends { readonly id: string }>(rows: readonly R[], pageSize: number) {
  return {
    list: [...rows],
    next: rows.length === pageSize ? (rows.at(-1)?.id ?? null) : null,
  }
}

const below = ({ after }: Below) => (after ? after : '0')

/** The reports that the ledger rests on, in their order; what was taken back is none of them. */
export async function pageOfReports(db: Db, query: LedgerQuery, page: Below) {
  const { rows } = await sql<LedgerReport>`select r.id, r.report_no "reportNo", b.name "batchName",
      coalesce(e.corporate_name, '') "corporateName", e.credit_code "creditCode", r.applicant_kind "applicantKind",
      g.name "areaName", r.borrower_industry_code "borrowerIndustry", r.use_industry_code "fundsIndustry",
      r.filled_by_name is not null "isFilledFor", r.amount_yuan "amountYuan", r.term_months "termMonths", r.status,
      r.first_submitted_at "firstSubmittedAt", r.visited_on "visitedOn", o.name "orgName",
      r.credit_amount_yuan "creditYuan", r.credit_rate "creditRate", r.credit_term_months "creditMonths",
      r.loan_amount_yuan "loanYuan", r.loan_rate "loanRate", r.loan_on "loanOn", r.loan_flags "loanFlags"
    from demand_report r join filling_batch b on b.id = r.batch_id join enterprise e on e.id = r.company_id
      join region g on g.code = r.area_code left join organisation o on o.id = r.org_id
    where ${ledgerWhere(query)} and r.id > ${below(page)} order by r.id limit ${page.pageSize}`.execute(db)
  return placed(rows, page.pageSize)
}

/** Every drawing on them, in the order in which they were told. */
export async function pageOfDrawdowns(db: Db, query: LedgerQuery, page: Below) {
  const { rows } =
    await sql<LedgerDrawdown>`select w.id, r.report_no "reportNo", coalesce(e.corporate_name, '') "corporateName", o.name "orgName",
      w.drawn_on "drawnOn", w.amount_yuan "amountYuan", w.rate, w.pricing_base "pricingBase",
      w.repriced_on "repricedOn", w.due_on "dueOn", w.borrower_industry_code "borrowerIndustry",
      w.use_industry_code "fundsIndustry", w.fee_yuan "feeYuan", w.balance_yuan "balanceYuan",
      w.balance_on "balanceOn", w.loan_flags "loanFlags"
    from report_drawdown w join demand_report r on r.id = w.report_id join enterprise e on e.id = r.company_id
      left join organisation o on o.id = r.org_id
    where ${ledgerWhere(query)} and w.id > ${below(page)} order by w.id limit ${page.pageSize}`.execute(db)
  return placed(rows, page.pageSize)
}
