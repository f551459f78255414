/** The mark by which spreadsheets know a file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/** Signs a spreadsheet would take for the beginning of a formula. */
const FORMULA = /^[=+\-@\t]/

function cellText(cell: string): string {
  const safe = FORMULA.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Rows as a CSV file for spreadsheets (RFC 4180); a text that would become a formula stays a text. */
export function csvText(rows: readonly (readonly string[])[]): string {
  return `${BYTE_ORDER_MARK}${rows.map((row) => row.map(cellText).join(',')).join('\r\n')}\r\n`
}
