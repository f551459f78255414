import { createHash } from 'node:crypto'
import { REPORTER_KINDS, LOAN_FLAGS } from '@lqr/contract/demand-reports/kinds.ts'
import { demandReportCase, LEDGER_STAGES } from '@lqr/contract/demand-reports/report-case.ts'
import { stateName } from '@lqr/contract/kernel/cases/read-case.ts'
import { INDUSTRIES } from '@lqr/contract/reference/industries.ts'
import type { Cell, Sheet } from '../../spreadsheets/workbook.ts'
import { fileCopy as copy } from './ledger-copy.ts'
import type { LedgerRow } from './ledger-rows.store.ts'

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
const sum = (rows: readonly LedgerRow[]) => rows.reduce((total, { loanYuan }) => total + (loanYuan ?? 0), 0)
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
  const onCredit = paid.filter(({ loanFlags }) => loanFlags.includes('creditOnly'))
  const thisYear = (some: readonly LedgerRow[]) => sum(some.filter(({ loanOn }) => loanOn?.startsWith(year)))
  return [
    name,
    registered,
    rows.filter((row) => isAt(row, 'listed')).length,
    visited,
    share(visited, rows.length),
    credited.length,
    share(credited.length, rows.length),
    credited.reduce((total, { creditYuan }) => total + (creditYuan ?? 0), 0),
    null,
    null,
    paid.length,
    paid.filter(({ loanFlags }) => loanFlags.includes('firstCustomer')).length,
    onCredit.length,
    thisYear(paid),
    thisYear(onCredit),
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

/** The tracking table of a county, kind by kind with its sum, and the rows that it rests on; both say time, filter and hash. */
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
  ]
}
