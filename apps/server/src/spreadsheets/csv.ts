import { Readable } from 'node:stream'
import { neutralText, openedText } from './neutral-text.ts'
import type { CellValue, Rows } from './typed-sheet.ts'
import type { Cell } from './workbook.ts'

const BYTE_ORDER_MARK = '\uFEFF'
const CHUNK = 64 * 1024

type TextOf = (text: string) => string

function csvCell(cell: CellValue, textOf: TextOf): string {
  if (cell === null) return ''
  return typeof cell === 'number' ? String(cell) : `"${textOf(cell).replaceAll('"', '""')}"`
}

const csvLine = (row: readonly CellValue[], textOf: TextOf) =>
  `${row.map((cell) => csvCell(cell, textOf)).join(',')}\r\n`

/** Rows as a CSV file for programs and people alike: marked as UTF-8, texts quoted (RFC 4180), no formulas. */
export function csvOf(rows: readonly (readonly Cell[])[]): string {
  return `${BYTE_ORDER_MARK}${rows.map((row) => csvLine(row, neutralText)).join('')}`
}

async function* csvChunks(titles: readonly string[], rows: Rows): AsyncGenerator<Buffer> {
  let text = `${BYTE_ORDER_MARK}${csvLine(titles, openedText)}`
  for await (const row of rows) {
    text += csvLine(row, openedText)
    if (text.length < CHUNK) continue
    yield Buffer.from(text)
    text = ''
  }
  yield Buffer.from(text)
}

/** The same row by row, however many there are, for a person who opens it in a spreadsheet. */
export function streamCsv(titles: readonly string[], rows: Rows): Readable {
  return Readable.from(csvChunks(titles, rows))
}

export const CSV_TYPE = 'text/csv; charset=utf-8'
