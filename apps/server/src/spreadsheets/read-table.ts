import { plainCell } from '@lqr/contract/kernel/csv/plain-cell.ts'
import { readXlsx } from 'hucre/xlsx'

/** What a small archive may unfold to. */
const MOST_UNFOLDED_BYTES = 64 * 1024 * 1024
const ENTRY = Buffer.from('PK\x01\x02', 'latin1')
const UNFOLDED_AT = 24
const ZIP64 = 0xff_ff_ff_ff
/** Names of parts stand in the directory of the archive as they are: code, and what would be fetched from elsewhere. */
const UNSAFE_PART = /vbaProject|vbaData|xl\/(macrosheets|externalLinks|activeX|embeddings|connections)/i

export type TableProblem = 'unreadable' | 'unsafe' | 'tooLarge'

/** A row of text with its number as a person sees it. */
export interface TableRow {
  readonly rowNo: number
  readonly cells: readonly string[]
}

function unfoldedBytes(bytes: Buffer): number {
  let sum = 0
  for (let at = bytes.indexOf(ENTRY); at >= 0; at = bytes.indexOf(ENTRY, at + ENTRY.length)) {
    if (at + UNFOLDED_AT + 4 > bytes.length) break
    const size = bytes.readUInt32LE(at + UNFOLDED_AT)
    sum += size === ZIP64 ? MOST_UNFOLDED_BYTES + 1 : size
  }
  return sum
}

/** Without U+0000 and halves of signs: a workbook may spell them (`_x0000_`), and PostgreSQL stores neither. */
const storable = (text: string) => text.replaceAll('\u0000', '').toWellFormed()

function textOf(value: unknown): string {
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  return typeof value === 'string' || typeof value === 'number'
    ? plainCell(storable(String(value)).trim())
    : ''
}

/**
 * The first sheet of a workbook as text, without rows that are empty; a file with code, links elsewhere or formulas is refused whole,
 * and so is what would unfold beyond measure.
 */
export async function readTable(
  bytes: Buffer,
  { mostRows }: { mostRows: number },
): Promise<{ rows: TableRow[] } | { problem: TableProblem }> {
  if (UNSAFE_PART.test(bytes.toString('latin1'))) return { problem: 'unsafe' }
  if (unfoldedBytes(bytes) > MOST_UNFOLDED_BYTES) return { problem: 'tooLarge' }
  const workbook = await readXlsx(bytes, { sheets: [0] }).catch(() => undefined)
  const sheet = workbook?.sheets[0]
  if (!sheet) return { problem: 'unreadable' }
  const cells = [...(sheet.cells?.values() ?? [])]
  if (cells.some(({ type, formula }) => type === 'formula' || formula !== undefined))
    return { problem: 'unsafe' }
  const rows = sheet.rows
    .map((row, index) => ({ rowNo: index + 1, cells: row.map(textOf) }))
    .filter((row) => row.cells.some((cell) => cell !== ''))
  return rows.length > mostRows + 1 ? { problem: 'tooLarge' } : { rows }
}
