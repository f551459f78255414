import { demandReportErrors as errors } from '@lqr/contract/demand-reports/errors.ts'
import {
  IMPORT_COLUMNS,
  IMPORT_LIMIT_BYTES,
  MOST_IMPORT_ROWS,
} from '@lqr/contract/demand-reports/import-columns.ts'
import { REPORTER_KINDS } from '@lqr/contract/demand-reports/kinds.ts'
import { filesErrors } from '@lqr/contract/files/errors.ts'
import { GUARANTEE_MODES } from '@lqr/contract/reference/guarantee-modes.ts'
import { INDUSTRIES } from '@lqr/contract/reference/industries.ts'
import { LOAN_PURPOSES } from '@lqr/contract/reference/loan-purposes.ts'
import { SUBSTATIONS } from '@lqr/contract/reference/substations.ts'
import type { Logger } from 'pino'
import type { UploadedFile } from '../../files/uploaded-file.ts'
import { CallError } from '../../http/call-error.ts'
import type { Services } from '../../http/services.ts'
import { readTable, type TableRow } from '../../spreadsheets/read-table.ts'
import { writeWorkbook } from '../../spreadsheets/workbook.ts'
import { scanState } from '../files/index.ts'
import { importCopy as copy } from './import-copy.ts'

const PROBLEMS = {
  unreadable: errors.importUnreadable,
  unsafe: errors.importUnsafe,
  tooLarge: errors.importTooLarge,
} as const

const TITLES = IMPORT_COLUMNS.map(({ title }) => title)

interface Reading {
  readonly services: Pick<Services, 'malware'>
  readonly file: UploadedFile
  readonly log: Pick<Logger, 'error'>
}

/** The guard of an upload: the rows under the template's titles, or why the file is refused whole. */
export async function readImportFile({ services, file, log }: Reading): Promise<TableRow[]> {
  if (file.bytes.length > IMPORT_LIMIT_BYTES) throw new CallError(errors.importTooLarge)
  if ((await scanState(services, file.bytes, log)) === 'infected') throw new CallError(filesErrors.infected)
  const read = await readTable(file.bytes, { mostRows: MOST_IMPORT_ROWS })
  if ('problem' in read) throw new CallError(PROBLEMS[read.problem])
  const [head, ...rows] = read.rows
  if (!head || TITLES.some((title, at) => head.cells[at] !== title)) throw new CallError(errors.importHeader)
  if (rows.length === 0) throw new CallError(errors.importEmpty)
  return rows
}

/** An empty list with its titles, and what may stand in the coded columns. */
export function makeImportTemplate(): Promise<Buffer> {
  const lists = [REPORTER_KINDS, GUARANTEE_MODES, LOAN_PURPOSES, INDUSTRIES, SUBSTATIONS]
  const longest = Math.max(...lists.map(({ length }) => length))
  const rows = Array.from({ length: longest }, (_, at) => lists.map((items) => items[at]?.name ?? null))
  const coded = ['applicantKind', 'guaranteeMode', 'loanPurpose', 'fundsIndustryCode', 'areaCode']
  const titles = coded.map((name) => IMPORT_COLUMNS.find((one) => one.name === name)?.title ?? name)
  return writeWorkbook([
    { name: copy.sheet, notes: [], titles: TITLES, rows: [] },
    { name: copy.codes, notes: [], titles, rows },
  ])
}
