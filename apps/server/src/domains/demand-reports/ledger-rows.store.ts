import { sql } from 'kysely'
import type { Db } from '../../data/database.ts'
import { type LedgerQuery, ledgerWhere } from './ledger.store.ts'

export interface LedgerDrawdown {
  readonly drawnOn: string
  readonly amountYuan: number
  readonly rate: number
  readonly pricingBase: string | null
  readonly repricedOn: string | null
  readonly dueOn: string | null
  readonly borrowerIndustry: string | null
  readonly fundsIndustry: string | null
  readonly feeYuan: number | null
  readonly loanFlags: readonly string[]
  readonly balanceYuan: number
  readonly balanceOn: string
}

export interface LedgerRow {
  readonly id: string
  readonly reportNo: string
  readonly batchName: string
  readonly corporateName: string
  readonly creditCode: string | null
  readonly applicantKind: string
  readonly areaName: string
  readonly borrowerIndustry: string | null
  readonly fundsIndustry: string
  readonly isFilledFor: boolean
  readonly amountYuan: number
  readonly termMonths: number
  readonly status: string
  readonly firstSubmittedAt: string
  readonly visitedOn: string | null
  readonly orgName: string | null
  readonly creditYuan: number | null
  readonly creditRate: number | null
  readonly creditMonths: number | null
  readonly loanYuan: number | null
  readonly loanRate: number | null
  readonly loanOn: string | null
  readonly loanFlags: string[]
  readonly drawdowns: readonly LedgerDrawdown[]
}

/** How many reports the ledger rests on; what was taken back is none of them. */
export async function countLedgerRows(db: Db, query: LedgerQuery): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int total from demand_report r
    where ${ledgerWhere(query)}`.execute(db)
  return rows[0]?.total ?? 0
}

/** The next of them after a number, in their order. */
export async function listLedgerRows(
  db: Db,
  query: LedgerQuery,
  after: string,
  limit: number,
): Promise<LedgerRow[]> {
  const { rows } = await sql<LedgerRow>`select r.id, r.report_no "reportNo", b.name "batchName",
      coalesce(e.corporate_name, '') "corporateName", e.credit_code "creditCode", r.applicant_kind "applicantKind",
      g.name "areaName", r.borrower_industry_code "borrowerIndustry", r.use_industry_code "fundsIndustry",
      r.filled_by_name is not null "isFilledFor", r.amount_yuan "amountYuan", r.term_months "termMonths", r.status,
      to_char(r.first_submitted_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI') "firstSubmittedAt",
      r.visited_on "visitedOn", o.name "orgName", r.credit_amount_yuan "creditYuan", r.credit_rate "creditRate",
      r.credit_term_months "creditMonths", r.loan_amount_yuan "loanYuan", r.loan_rate "loanRate", r.loan_on "loanOn",
      r.loan_flags "loanFlags", coalesce((select jsonb_agg(jsonb_build_object('drawnOn', w.drawn_on, 'amountYuan', w.amount_yuan,
          'rate', w.rate, 'pricingBase', w.pricing_base, 'repricedOn', w.repriced_on, 'dueOn', w.due_on,
          'borrowerIndustry', w.borrower_industry_code, 'fundsIndustry', w.use_industry_code, 'feeYuan', w.fee_yuan,
          'loanFlags', w.loan_flags, 'balanceYuan', w.balance_yuan, 'balanceOn', w.balance_on) order by w.id)
        from report_drawdown w where w.report_id = r.id), '[]') drawdowns
    from demand_report r join filling_batch b on b.id = r.batch_id join enterprise e on e.id = r.company_id
      join region g on g.code = r.area_code left join organisation o on o.id = r.org_id
    where ${ledgerWhere(query)} and r.id > ${after} order by r.id limit ${limit}`.execute(db)
  return rows
}

/** Certified enterprises that are registered in these areas. */
export async function countRegistered(db: Db, areas: readonly string[]): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int total from enterprise
    where certi_flg = 3 and area_code = any(${areas}::char(6)[])`.execute(db)
  return rows[0]?.total ?? 0
}
