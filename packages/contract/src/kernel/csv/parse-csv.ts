/** The cells of a CSV text (RFC 4180): quotes, doubled quotes, commas and line ends inside quotes, LF or CRLF. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = []
  let cells: string[] = []
  let cell = ''
  let isQuoted = false
  const endCell = () => {
    cells.push(cell.trim())
    cell = ''
  }
  const endRow = () => {
    endCell()
    rows.push(cells)
    cells = []
  }
  const plain = text.replace(/^\uFEFF/, '')
  for (let at = 0; at < plain.length; at += 1) {
    const sign = plain.charAt(at)
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (plain.charAt(at + 1) === '"') {
        cell += '"'
        at += 1
      } else isQuoted = false
    } else if (sign === '"' && cell.trim() === '') {
      cell = ''
      isQuoted = true
    } else if (sign === ',') endCell()
    else if (sign === '\n') endRow()
    else if (sign !== '\r') cell += sign
  }
  if (cell !== '' || cells.length > 0) endRow()
  return rows
}
