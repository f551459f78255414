import * as z from 'zod'
import { explainIssues } from '../kernel/explain-issues.ts'
import { ENTERPRISE_CSV_HEADER, enterpriseToRegister } from './user-entities.ts'

export type EnterpriseToRegister = z.output<typeof enterpriseToRegister>

/** One line of the file: what to register, or what is wrong with it. `row` counts as a spreadsheet does. */
export interface CsvRow {
  readonly row: number
  /** As typed. */
  readonly username: string
  readonly phone: string
  readonly corporateName: string
  readonly wanted: EnterpriseToRegister | undefined
  readonly problems: readonly string[]
}

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

/**
 * The rows below the header, blank lines left out; undefined when the header is another one. A user name or number that
 * stands in the file twice is refused from the second time on.
 */
export function readEnterpriseCsv(text: string): CsvRow[] | undefined {
  const [header = [], ...lines] = parseCsv(text)
  if (header.join(',') !== ENTERPRISE_CSV_HEADER) return undefined
  const seen = new Set<string>()
  return lines.flatMap((cells, index) => {
    if (cells.every((cell) => cell === '')) return []
    const [username = '', phone = '', corporateName = '', ...more] = cells
    const row = index + 2
    const parsed = enterpriseToRegister.safeParse({ username, phone, corporateName })
    const problems = parsed.success ? [] : Object.values(explainIssues(parsed.error))
    if (more.some((cell) => cell !== '')) problems.push('列数过多')
    for (const [label, value] of [
      ['用户名', username.toLowerCase()],
      ['手机号', phone],
    ] as const) {
      const key = `${label}:${value}`
      if (value !== '' && seen.has(key)) problems.push(`${label}与前面的行重复`)
      seen.add(key)
    }
    const wanted = problems.length === 0 ? parsed.data : undefined
    return [{ row, username, phone, corporateName, wanted, problems }]
  })
}
