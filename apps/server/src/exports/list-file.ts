import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { ExportFormat } from '@lqr/contract/exports/kinds.ts'
import type { ExportColumn } from '@lqr/contract/kernel/export-columns.ts'
import { shanghaiMinute } from '../clocks/shanghai-minute.ts'
import { renderPdf } from '../documents/render-pdf.ts'
import { CSV_TYPE, streamCsv } from '../spreadsheets/csv.ts'
import { streamXlsx } from '../spreadsheets/stream-xlsx.ts'
import type { CellValue, TypedSheet } from '../spreadsheets/typed-sheet.ts'
import { XLSX_TYPE } from '../spreadsheets/workbook.ts'
import { exportWords as words } from './copy.ts'
import { LIST_TEMPLATE } from './list-template.ts'
import { printedCell, rowCells, sheetColumn } from './row-cells.ts'
import type { ListRow } from './read-list.ts'

/** What a file says of itself. */
export interface ListFacts {
  readonly title: string
  readonly filterWords: readonly string[]
  readonly madeAt: Date
  readonly by: string
}

/** A list of the file: a workbook has a sheet for each, the other formats have the first alone. */
export interface ListTable {
  readonly title: string
  readonly columns: readonly ExportColumn[]
  readonly rows: () => AsyncIterable<ListRow>
}

type Line = readonly [label: string, content: string | number]

export const MIME: Readonly<Record<ExportFormat, string>> = {
  xlsx: XLSX_TYPE,
  csv: CSV_TYPE,
  pdf: 'application/pdf',
}

/** What has been written: so many rows, and a digest of their cells by which two files are known to hold the same. */
class Written {
  rows = 0
  readonly #hash = createHash('sha256')

  async *cellsOf({ columns, rows }: ListTable): AsyncGenerator<CellValue[]> {
    for await (const row of rows()) {
      const cells = rowCells(columns, row)
      this.rows += 1
      this.#hash.update(`${JSON.stringify(cells)}\n`)
      yield cells
    }
  }

  digest(): string {
    return this.#hash.copy().digest('hex')
  }
}

/** What list it is, by which filter, as of when, how many rows, and for whom. */
function factLines({ title, filterWords, madeAt, by }: ListFacts, written: Written): Line[] {
  return [
    [words.list, title],
    [words.filters, filterWords.length > 0 ? filterWords.join('；') : words.noFilter],
    [words.madeAt, shanghaiMinute(madeAt)],
    [words.rows, written.rows],
    [words.by, by],
    [words.digest, written.digest()],
  ]
}

function columnLines(tables: readonly ListTable[]): Line[] {
  const isOne = tables.length === 1
  return tables.flatMap(({ title: table, columns }) =>
    columns.map(({ title, help }): Line => [
      isOne ? words.column(title) : words.columnOf(table, title),
      help ?? words.asNamed,
    ]),
  )
}

function notesSheet(facts: ListFacts, tables: readonly ListTable[], written: Written): TypedSheet {
  return {
    name: words.notes,
    columns: [
      { title: words.item, kind: 'text', width: 28 },
      { title: words.content, kind: 'text', width: 80 },
    ],
    rows: () => [...factLines(facts, written), [words.columnsFrom, words.source], ...columnLines(tables)],
  }
}

async function pdfOf(facts: ListFacts, table: ListTable): Promise<Buffer> {
  const { columns } = table
  const written = new Written()
  const lines: string[][] = []
  for await (const cells of written.cellsOf(table))
    lines.push(columns.map((column, place) => printedCell(column, cells[place] ?? null)))
  const isNumber = columns.map(({ kind }) => ['money', 'number', 'percent'].includes(kind))
  const data = {
    title: facts.title,
    platform: words.platform,
    page: words.page,
    facts: factLines(facts, written).map(([label, value]) => ({ label, value: String(value) })),
    heads: columns.map((column) => column.title),
    right: isNumber,
    rows: lines,
    notes: { title: words.notes, source: words.source, lines: columns.flatMap(helpOf) },
  }
  return renderPdf({ template: LIST_TEMPLATE, data })
}

const helpOf = ({ title, help }: ExportColumn) => (help === undefined ? [] : [`${title}：${help}`])

/**
 * Lists as a file, read row by row: a workbook has a last sheet that says what it is. A fault of the reading breaks the stream.
 * A PDF is set as a whole, which is why it has fewer rows.
 */
export function listFile(format: ExportFormat, facts: ListFacts, tables: readonly ListTable[]): Readable {
  const [first] = tables
  if (!first) throw new Error('a file is of a list')
  if (format === 'pdf') return Readable.from(oneChunk(pdfOf(facts, first)))
  const written = new Written()
  if (format === 'csv')
    return streamCsv(
      first.columns.map(({ title }) => title),
      written.cellsOf(first),
    )
  const sheets = tables.map((table) => ({
    name: table.title.replace(/[\\/?*[\]:]/g, ' ').slice(0, 28),
    columns: table.columns.map(sheetColumn),
    rows: () => written.cellsOf(table),
  }))
  return streamXlsx([...sheets, notesSheet(facts, tables, written)])
}

async function* oneChunk(bytes: Promise<Buffer>): AsyncGenerator<Buffer> {
  yield await bytes
}
