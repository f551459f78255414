import {
  DECISION_RESULTS,
  MOST_RECONCILIATION_ROWS,
  RECONCILIATION_COLUMNS,
  RECONCILIATION_END,
  RECONCILIATION_KINDS,
  RECONCILIATION_LIMIT_BYTES,
} from '@lqr/contract/open/reconciliation-kinds.ts'
import { fileCopy as copy } from './copy.ts'
import { keyOf, type Row } from './row.ts'

const HEAD = RECONCILIATION_COLUMNS.join(',')
/** So many wrong lines are named. */
const NAMED_PROBLEMS = 10

export const sumOf = (rows: readonly Row[]) => rows.reduce((sum, { amountYuan }) => sum + amountYuan, 0)

/** The file of a day: names, a line for each row, and a last line with their number and sum, so that one cut short is seen. */
export function fileText(rows: readonly Row[], day: string): string {
  const lines = rows.map(({ kind, applyNo, day: on, amountYuan, state }) =>
    [kind, applyNo, on, amountYuan, state ?? ''].join(','),
  )
  const end = [RECONCILIATION_END, rows.length, day, sumOf(rows), ''].join(',')
  return [HEAD, ...lines, end, ''].join('\n')
}

const KINDS: ReadonlySet<string> = new Set(RECONCILIATION_KINDS.map(({ code }) => code))
const RESULTS: ReadonlySet<string> = new Set(DECISION_RESULTS.map(({ code }) => code))

interface Days {
  readonly from: string
  readonly day: string
}

/** What is wrong with a line; undefined where nothing is. */
function problemOf(cells: readonly string[], { from, day }: Days): string | undefined {
  const [kind = '', applyNo = '', on = '', amount = '', state = ''] = cells
  if (cells.length !== RECONCILIATION_COLUMNS.length) return copy.cells
  if (!KINDS.has(kind)) return copy.kind
  if (!/^[A-Z]{2}\d{8}-\d{6,12}$/.test(applyNo)) return copy.applyNo
  if (!/^\d{4}-\d{2}-\d{2}$/.test(on)) return copy.day
  if (kind === 'balance' ? on !== day : on < from || on > day) return copy.dayOutside(from, day)
  if (!/^(?:0|[1-9]\d{0,14})$/.test(amount)) return copy.amount
  if (kind === 'decision' ? !RESULTS.has(state) : state !== '') return copy.state
  return undefined
}

const rowOf = ([kind, applyNo = '', day = '', amount, state]: readonly string[]): Row => ({
  kind: kind as Row['kind'],
  applyNo,
  day,
  amountYuan: Number(amount),
  state: state === '' ? null : (state as Row['state']),
})

/** The last line has to say what stands above it. */
function endProblem(end: string | undefined, rows: number, sum: number, day: string): string | undefined {
  const [word, count, of, total] = (end ?? '').split(',')
  if (word !== RECONCILIATION_END) return copy.noEnd
  if (of !== day) return copy.otherDay(of ?? '', day)
  return count === String(rows) && total === String(sum) ? undefined : copy.endDiffers(rows, sum)
}

/** The rows of an uploaded file, or what is wrong with it. Every byte is looked at: what is taken holds nothing but rows. */
export function readFile(content: Buffer, days: Days): { rows: Row[] } | { problems: string[] } {
  if (content.length > RECONCILIATION_LIMIT_BYTES) return { problems: [copy.tooLarge] }
  const lines = content
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
  while (lines.at(-1) === '') lines.pop()
  if (lines[0] !== HEAD) return { problems: [copy.head(HEAD)] }
  const end = lines.pop()
  if (lines.length - 1 > MOST_RECONCILIATION_ROWS) return { problems: [copy.tooLarge] }
  const problems: string[] = []
  const rows: Row[] = []
  const seen = new Set<string>()
  for (const [index, line] of lines.entries()) {
    if (index === 0) continue
    const cells = line.split(',')
    const row = rowOf(cells)
    const problem = problemOf(cells, days) ?? (seen.has(keyOf(row)) ? copy.twice : undefined)
    if (problem !== undefined) problems.push(copy.line(index + 1, problem))
    if (problems.length >= NAMED_PROBLEMS) return { problems }
    seen.add(keyOf(row))
    rows.push(row)
  }
  if (problems.length > 0) return { problems }
  const wrong = endProblem(end, rows.length, sumOf(rows), days.day)
  return wrong === undefined ? { rows } : { problems: [wrong] }
}
