import type { GivenAnswer } from '@lqr/contract/content/questionnaire-answer.rules.ts'
import type { Question } from '@lqr/contract/content/questionnaire-form.ts'
import type { Cell } from '../../../spreadsheets/workbook.ts'

/** An answer as it stands in one cell: the options in words, the number, or the text. */
export function cellOf({ options }: Question, answer: GivenAnswer | undefined, between: string): Cell {
  if (!answer) return null
  const { choices, number, text } = answer
  if (choices.length > 0) return choices.map((choice) => options[choice] ?? '').join(between)
  return number ?? (text === '' ? null : text)
}

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
