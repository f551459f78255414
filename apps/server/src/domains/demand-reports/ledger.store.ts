import { sql } from 'kysely'
import type { LedgerLine } from '@lqr/contract/demand-reports/ledger-calls.ts'
import { FLOATING_BASES } from '@lqr/contract/demand-reports/kinds.ts'
import { LEDGER_STAGES, type LedgerStage } from '@lqr/contract/demand-reports/report-case.ts'
import type { Db } from '../../data/database.ts'

export type LedgerFigures = Omit<LedgerLine, 'areaCode' | 'areaName' | 'isOwn' | 'hasBelow'>

export interface LedgerQuery {
  /** The areas whose reports count. */
  readonly areas: readonly string[]
  readonly batchId?: string | undefined
  readonly applicantKind?: string | undefined
}

const at = (stage: LedgerStage) => sql`r.status = any(${LEDGER_STAGES[stage]}::text[])`
/** What was drawn on each report; the loan figures are counted of the drawings alone. */
const DRAWN = sql`left join lateral (select count(*) drawdowns, sum(w.amount_yuan) amount, sum(w.balance_yuan) balance,
    sum(w.amount_yuan * w.rate) weighted, sum(w.amount_yuan) filter (where w.pricing_base = any(${FLOATING_BASES}::text[])) floating,
    sum(w.amount_yuan) filter (where 'creditOnly' = any(w.loan_flags)) credit_only,
    sum(w.balance_yuan) filter (where 'creditOnly' = any(w.loan_flags)) credit_only_balance,
    bool_or('firstCustomer' = any(w.loan_flags)) first_customer
  from report_drawdown w where w.report_id = r.id) d on true`
const count = (where: ReturnType<typeof at>) => sql`count(*) filter (where ${where})::int`
const total = (column: string, where: ReturnType<typeof at>) =>
  sql`coalesce(sum(${sql.ref(column)}) filter (where ${where}), 0)::float8`

/** What every line of the ledger counts, of the reports that are grouped with it. */
export const FIGURES = sql`${count(at('filed'))} filed, ${total('r.amount_yuan', at('filed'))} "filedYuan",
  ${count(sql`${at('filed')} and r.visited_on is not null`)} visited, ${count(at('listed'))} listed,
  ${count(at('recommended'))} recommended, ${count(at('credited'))} credited,
  ${total('r.credit_amount_yuan', at('credited'))} "creditYuan", ${count(at('disbursed'))} disbursed,
  ${total('d.amount', at('disbursed'))} "loanYuan", coalesce(sum(d.drawdowns), 0)::int drawdowns,
  ${total('d.balance', at('disbursed'))} "balanceYuan",
  round(sum(d.weighted) / nullif(sum(d.amount), 0), 2)::float8 "averageRate",
  ${total('d.floating', at('disbursed'))} "floatingYuan", ${count(sql`d.first_customer`)} "firstCustomers",
  ${count(sql`d.credit_only > 0`)} "creditOnly", ${total('d.credit_only', at('disbursed'))} "creditOnlyYuan",
  ${total('d.credit_only_balance', at('disbursed'))} "creditOnlyBalanceYuan",
  ${count(sql`r.status = 'RETURNED'`)} returned, ${count(sql`r.status = 'REJECTED'`)} rejected`

export function ledgerWhere({ areas, batchId, applicantKind }: LedgerQuery) {
  return sql`${at('filed')} and r.area_code = any(${areas}::char(6)[])
    ${batchId ? sql`and r.batch_id = ${batchId}` : sql``}
    ${applicantKind ? sql`and r.applicant_kind = ${applicantKind}` : sql``}`
}

/** The figures of all these areas together. */
export async function sumLedger(db: Db, query: LedgerQuery): Promise<LedgerFigures> {
  const { rows } =
    await sql<LedgerFigures>`select ${FIGURES} from demand_report r ${DRAWN} where ${ledgerWhere(query)}`.execute(
      db,
    )
  const [sum] = rows
  if (!sum) throw new Error('a sum is always one row')
  return sum
}

/** The figures of each group of areas, by its first code; groups without a report are left out. */
export async function sumLedgerBy(
  db: Db,
  query: LedgerQuery,
  groups: readonly (readonly [code: string, areas: readonly string[]])[],
): Promise<Map<string, LedgerFigures>> {
  const pairs = groups.flatMap(([code, areas]) => areas.map((area) => [code, area] as const))
  const { rows } = await sql<LedgerFigures & { code: string }>`select p.code, ${FIGURES}
    from demand_report r
    join unnest(${pairs.map(([code]) => code)}::text[], ${pairs.map(([, area]) => area)}::text[]) p(code, area)
      on p.area = r.area_code
    ${DRAWN}
    where ${ledgerWhere(query)} group by p.code`.execute(db)
  return new Map(rows.map(({ code, ...figures }) => [code, figures]))
}
