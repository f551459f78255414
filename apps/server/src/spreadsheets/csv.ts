import type { Cell } from './workbook.ts'

/** What a spreadsheet would read as a formula is led by a sign that makes it text. */
function neutral(text: string): string {
  return /^[=+\-@\t\r＝＋－＠]/.test(text) ? `'${text}` : text
}

function csvCell(cell: Cell): string {
  if (cell === null) return ''
  return typeof cell === 'number' ? String(cell) : `"${neutral(cell).replaceAll('"', '""')}"`
}

/** Rows as a CSV file that spreadsheets open as it is meant: marked as UTF-8, texts quoted, no formulas. */
export function csvOf(rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`
}

/** Cells of a workbook, where texts are texts; one copied into another program stays one. */
export function neutralRow(row: readonly Cell[]): Cell[] {
  return row.map((cell) => (typeof cell === 'string' ? neutral(cell) : cell))
}

export const CSV_TYPE = 'text/csv; charset=utf-8'
