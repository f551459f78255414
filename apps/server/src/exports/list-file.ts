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
import { rowCells, sheetColumn } from './row-cells.ts'
import type { ListRow } from './read-list.ts'

/** What a file says of itself. */
export interface ListFacts {
  readonly title: string
  readonly columns: readonly ExportColumn[]
  readonly filterWords: readonly string[]
  readonly madeAt: Date
  readonly by: string
}

type Line = readonly [label: string, content: string | number]

export const MIME: Readonly<Record<ExportFormat, string>> = {
  xlsx: XLSX_TYPE,
  csv: CSV_TYPE,
  pdf: 'application/pdf',
}

/** What list it is, by which filter, as of when, how many rows, and for whom. */
function factLines({ title, filterWords, madeAt, by }: ListFacts, rows: number): Line[] {
  return [
    [words.list, title],
    [words.filters, filterWords.length > 0 ? filterWords.join('；') : words.noFilter],
    [words.madeAt, shanghaiMinute(madeAt)],
    [words.rows, rows],
    [words.by, by],
  ]
}

const columnLines = ({ columns }: ListFacts): Line[] =>
  columns.map(({ title, help }) => [words.column(title), help ?? words.asNamed])

function notesSheet(facts: ListFacts, rows: () => number): TypedSheet {
  return {
    name: words.notes,
    columns: [
      { title: words.item, kind: 'text', width: 28 },
      { title: words.content, kind: 'text', width: 80 },
    ],
    rows: () => [...factLines(facts, rows()), [words.columnsFrom, words.source], ...columnLines(facts)],
  }
}

async function* cellsOf(facts: ListFacts, rows: AsyncIterable<ListRow>, counted: () => void) {
  for await (const row of rows) {
    counted()
    yield rowCells(facts.columns, row)
  }
}

const printed = (column: ExportColumn, cell: CellValue): string => {
  if (cell === null) return ''
  if (typeof cell === 'number') return cell.toLocaleString('zh-CN')
  return column.kind === 'moment' ? shanghaiMinute(new Date(cell)) : cell
}

async function pdfOf(facts: ListFacts, rows: AsyncIterable<ListRow>): Promise<Buffer> {
  const { columns, title } = facts
  const lines: string[][] = []
  for await (const row of rows) {
    const cells = rowCells(columns, row)
    lines.push(columns.map((column, place) => printed(column, cells[place] ?? null)))
  }
  const isNumber = columns.map(({ kind }) => ['money', 'number', 'percent'].includes(kind))
  const data = {
    title,
    platform: words.platform,
    page: words.page,
    facts: factLines(facts, lines.length).map(([label, value]) => ({ label, value: String(value) })),
    heads: columns.map((column) => column.title),
    right: isNumber,
    rows: lines,
    notes: { title: words.notes, source: words.source, lines: columns.flatMap(helpOf) },
  }
  return renderPdf({ template: LIST_TEMPLATE, data })
}

const helpOf = ({ title, help }: ExportColumn) => (help === undefined ? [] : [`${title}：${help}`])

/**
 * A list as a file, read row by row: a workbook has a second sheet that says what it is. A fault of the reading breaks the stream.
 * A PDF is set as a whole, which is why it has fewer rows.
 */
export function listFile(format: ExportFormat, facts: ListFacts, rows: AsyncIterable<ListRow>): Readable {
  if (format === 'pdf') return Readable.from(oneChunk(pdfOf(facts, rows)))
  let count = 0
  const cells = () => cellsOf(facts, rows, () => (count += 1))
  if (format === 'csv')
    return streamCsv(
      facts.columns.map(({ title }) => title),
      cells(),
    )
  const name = facts.title.replace(/[\\/?*[\]:]/g, ' ').slice(0, 28)
  return streamXlsx([
    { name, columns: facts.columns.map(sheetColumn), rows: cells },
    notesSheet(facts, () => count),
  ])
}

async function* oneChunk(bytes: Promise<Buffer>): AsyncGenerator<Buffer> {
  yield await bytes
}
