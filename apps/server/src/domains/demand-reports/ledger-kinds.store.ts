import { sql } from 'kysely'
import { LEDGER_STAGES, type LedgerStage } from '@lqr/contract/demand-reports/report-case.ts'
import type { Db } from '../../data/database.ts'
import { type LedgerQuery, ledgerWhere } from './ledger.store.ts'

/**
 * What the tracking table counts of one kind of applicant, null being all of them: enterprises, each once in however many batches it
 * reports, and the money of all its reports.
 */
export interface KindSums {
  readonly kind: string | null
  readonly filed: number
  readonly listed: number
  readonly visited: number
  readonly credited: number
  readonly creditYuan: number
  readonly balanceYuan: number
  readonly creditOnlyBalanceYuan: number
  readonly disbursed: number
  readonly firstCustomers: number
  readonly creditOnly: number
  readonly yearYuan: number
  readonly yearCreditOnlyYuan: number
}

const at = (stage: LedgerStage) => sql`r.status = any(${LEDGER_STAGES[stage]}::text[])`
const companies = (where: ReturnType<typeof at>) =>
  sql`count(distinct r.company_id) filter (where ${where})::int`
const sum = (column: string) =>
  sql`coalesce(sum(${sql.ref(column)}) filter (where ${at('disbursed')}), 0)::float8`

/** The sums of each kind that has reports, and those of all. */
export async function sumKinds(db: Db, query: LedgerQuery, year: string): Promise<KindSums[]> {
  const { rows } = await sql<KindSums>`select r.applicant_kind kind, ${companies(at('filed'))} filed,
      ${companies(at('listed'))} listed, ${companies(sql`r.visited_on is not null`)} visited,
      ${companies(at('credited'))} credited,
      coalesce(sum(r.credit_amount_yuan) filter (where ${at('credited')}), 0)::float8 "creditYuan",
      ${sum('d.balance')} "balanceYuan", ${sum('d.credit_only_balance')} "creditOnlyBalanceYuan",
      ${companies(at('disbursed'))} disbursed,
      ${companies(sql`${at('disbursed')} and d.is_first`)} "firstCustomers",
      ${companies(sql`${at('disbursed')} and d.has_credit_only`)} "creditOnly",
      ${sum('d.of_year')} "yearYuan", ${sum('d.credit_only_of_year')} "yearCreditOnlyYuan"
    from demand_report r left join lateral (select sum(w.balance_yuan) balance,
        sum(w.balance_yuan) filter (where 'creditOnly' = any(w.loan_flags)) credit_only_balance,
        bool_or('firstCustomer' = any(w.loan_flags)) is_first, bool_or('creditOnly' = any(w.loan_flags)) has_credit_only,
        sum(w.amount_yuan) filter (where extract(year from w.drawn_on) = ${year}::int) of_year,
        sum(w.amount_yuan) filter (where extract(year from w.drawn_on) = ${year}::int and 'creditOnly' = any(w.loan_flags)) credit_only_of_year
      from report_drawdown w where w.report_id = r.id) d on true
    where ${ledgerWhere(query)} group by grouping sets ((r.applicant_kind), ())`.execute(db)
  return rows
}

/** Certified enterprises that are registered in these areas. */
export async function countRegistered(db: Db, areas: readonly string[]): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int total from enterprise
    where certi_flg = 3 and area_code = any(${areas}::char(6)[])`.execute(db)
  return rows[0]?.total ?? 0
}
