import { createHash } from 'node:crypto'
import {
  LOAN_FLAGS,
  type LoanFlag,
  PRICING_BASES,
  REPORTER_KINDS,
} from '@lqr/contract/demand-reports/kinds.ts'
import { demandReportCase, LEDGER_STAGES } from '@lqr/contract/demand-reports/report-case.ts'
import { stateName } from '@lqr/contract/kernel/cases/read-case.ts'
import { INDUSTRIES } from '@lqr/contract/reference/industries.ts'
import type { Cell, Sheet } from '../../spreadsheets/workbook.ts'
import { fileCopy as copy } from './ledger-copy.ts'
import type { LedgerDrawdown, LedgerRow } from './ledger-rows.store.ts'

interface Told {
  readonly areaName: string
  readonly batchName: string | null
  readonly applicantKind: string | null
  readonly asOf: string
  /** Certified enterprises of the area: of which kind each is, the platform does not know. */
  readonly registered: number
  readonly year: string
}

type Names = readonly { readonly code: string; readonly name: string }[]

const nameIn = (items: Names, code: string | null) =>
  items.find((item) => item.code === code)?.name ?? code ?? ''
const isAt = (row: LedgerRow, stage: keyof typeof LEDGER_STAGES) =>
  (LEDGER_STAGES[stage] as readonly string[]).includes(row.status)
const sumOf = (drawdowns: readonly LedgerDrawdown[], figure: 'amountYuan' | 'balanceYuan') =>
  drawdowns.reduce((total, drawdown) => total + drawdown[figure], 0)
const marked = (drawdowns: readonly LedgerDrawdown[], flag: LoanFlag) =>
  drawdowns.filter(({ loanFlags }) => loanFlags.includes(flag))
const paidWith = (rows: readonly LedgerRow[], flag: LoanFlag) =>
  rows.filter(({ drawdowns }) => marked(drawdowns, flag).length > 0)
const share = (part: number, whole: number) => (whole === 0 ? '' : `${((part / whole) * 100).toFixed(2)}%`)

/** What the hash of a ledger is taken of: every row, in its order. */
export function hashOfRows(rows: readonly LedgerRow[]): string {
  const hash = createHash('sha256')
  for (const row of rows) hash.update(`${JSON.stringify(row)}\n`)
  return hash.digest('hex')
}

function summaryRow(
  name: string,
  rows: readonly LedgerRow[],
  registered: number | null,
  year: string,
): Cell[] {
  const visited = rows.filter(({ visitedOn }) => visitedOn !== null).length
  const credited = rows.filter((row) => isAt(row, 'credited'))
  const paid = rows.filter((row) => isAt(row, 'disbursed'))
  const drawn = paid.flatMap(({ drawdowns }) => drawdowns)
  const thisYear = drawn.filter(({ drawnOn }) => drawnOn.startsWith(year))
  return [
    name,
    registered,
    rows.filter((row) => isAt(row, 'listed')).length,
    visited,
    share(visited, rows.length),
    credited.length,
    share(credited.length, rows.length),
    credited.reduce((total, { creditYuan }) => total + (creditYuan ?? 0), 0),
    sumOf(drawn, 'balanceYuan'),
    sumOf(marked(drawn, 'creditOnly'), 'balanceYuan'),
    paid.length,
    paidWith(paid, 'firstCustomer').length,
    paidWith(paid, 'creditOnly').length,
    sumOf(thisYear, 'amountYuan'),
    sumOf(marked(thisYear, 'creditOnly'), 'amountYuan'),
    null,
  ]
}

const detailRow = (row: LedgerRow): Cell[] => [
  row.reportNo,
  row.batchName,
  row.corporateName,
  row.creditCode,
  nameIn(REPORTER_KINDS, row.applicantKind),
  row.areaName,
  nameIn(INDUSTRIES, row.borrowerIndustry),
  nameIn(INDUSTRIES, row.fundsIndustry),
  row.isFilledFor ? copy.filledFor : copy.filedBySelf,
  row.amountYuan,
  row.termMonths,
  stateName(demandReportCase, row.status),
  row.firstSubmittedAt,
  row.visitedOn,
  row.orgName,
  row.creditYuan,
  row.creditRate,
  row.creditMonths,
  row.loanYuan,
  row.loanRate,
  row.loanOn,
  row.loanFlags.map((code) => nameIn(LOAN_FLAGS, code)).join('、'),
]

const drawnRow = (row: LedgerRow, drawdown: LedgerDrawdown): Cell[] => [
  row.reportNo,
  row.corporateName,
  row.orgName,
  drawdown.drawnOn,
  drawdown.amountYuan,
  drawdown.rate,
  nameIn(PRICING_BASES, drawdown.pricingBase),
  drawdown.repricedOn,
  drawdown.dueOn,
  nameIn(INDUSTRIES, drawdown.borrowerIndustry),
  nameIn(INDUSTRIES, drawdown.fundsIndustry),
  drawdown.feeYuan,
  drawdown.balanceYuan,
  drawdown.balanceOn,
  ...LOAN_FLAGS.map(({ code }) => (drawdown.loanFlags.includes(code) ? copy.yes : copy.no)),
]

/** The tracking table of a county, kind by kind with its sum, the rows that it rests on, and every drawing; all say time, filter and hash. */
export function ledgerSheets(rows: readonly LedgerRow[], told: Told): Sheet[] {
  const notes = [
    copy.title(told.areaName),
    copy.asOf(told.asOf),
    copy.filter(
      told.batchName ?? copy.all,
      told.applicantKind === null ? copy.all : nameIn(REPORTER_KINDS, told.applicantKind),
    ),
    copy.hash(hashOfRows(rows)),
  ]
  const kinds = REPORTER_KINDS.map(({ code, name }) =>
    summaryRow(
      name,
      rows.filter(({ applicantKind }) => applicantKind === code),
      null,
      told.year,
    ),
  )
  const total = summaryRow(copy.total, rows, told.registered, told.year)
  return [
    { name: copy.summary, notes: [...notes, copy.meaning], titles: copy.titles, rows: [...kinds, total] },
    { name: copy.rows, notes, titles: copy.rowTitles, rows: rows.map(detailRow) },
    {
      name: copy.drawn,
      notes,
      titles: [...copy.drawnTitles, ...LOAN_FLAGS.map(({ name }) => name)],
      rows: rows.flatMap((row) => row.drawdowns.map((drawdown) => drawnRow(row, drawdown))),
    },
  ]
}
