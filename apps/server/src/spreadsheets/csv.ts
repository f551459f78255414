import { Readable } from 'node:stream'
import { neutralText } from './neutral-text.ts'
import type { CellValue, Rows } from './typed-sheet.ts'
import type { Cell } from './workbook.ts'

const BYTE_ORDER_MARK = '\uFEFF'
const CHUNK = 64 * 1024

function csvCell(cell: CellValue): string {
  if (cell === null) return ''
  return typeof cell === 'number' ? String(cell) : `"${neutralText(cell).replaceAll('"', '""')}"`
}

const csvLine = (row: readonly CellValue[]) => `${row.map(csvCell).join(',')}\r\n`

/** Rows as a CSV file that spreadsheets open as it is meant: marked as UTF-8, texts quoted (RFC 4180), no formulas. */
export function csvOf(rows: readonly (readonly Cell[])[]): string {
  return `${BYTE_ORDER_MARK}${rows.map(csvLine).join('')}`
}

async function* csvChunks(titles: readonly string[], rows: Rows): AsyncGenerator<Buffer> {
  let text = `${BYTE_ORDER_MARK}${csvLine(titles)}`
  for await (const row of rows) {
    text += csvLine(row)
    if (text.length < CHUNK) continue
    yield Buffer.from(text)
    text = ''
  }
  yield Buffer.from(text)
}

/** The same row by row, however many there are. */
export function streamCsv(titles: readonly string[], rows: Rows): Readable {
  return Readable.from(csvChunks(titles, rows))
}

export const CSV_TYPE = 'text/csv; charset=utf-8'
