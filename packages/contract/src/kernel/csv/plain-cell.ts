const LED = /^'(?=[=+\-@＝＋－＠]|(?:\d{12,}|\d+E\d+)$)/i

/** A cell without the apostrophe with which our own files keep a spreadsheet from reading it as a formula or a number. */
export function plainCell(cell: string): string {
  return cell.replace(LED, '')
}
