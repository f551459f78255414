import { decodeCsv } from '@lqr/contract/kernel/csv/decode-csv.ts'
import { parseCsv } from '@lqr/contract/kernel/csv/parse-csv.ts'
import {
  EVENT_COLUMNS,
  EVENT_FILE_LIMIT_BYTES,
  EVENT_KEYS,
  MOST_EVENTS,
} from '@lqr/contract/open/event-file.ts'
import { eventFileCopy as copy } from './copy.ts'

/** A line of a file as it stands there: its number, and its cells by the names of the first line. */
export interface FileLine {
  readonly line: number
  readonly eventId: string
  readonly applyNo: string
  readonly move: string
  readonly cells: Readonly<Record<string, string>>
}

function headProblem(head: readonly string[]): string | undefined {
  const unknown = head.filter((name) => !EVENT_COLUMNS.includes(name))
  if (unknown.length > 0) return copy.unknown(unknown, EVENT_COLUMNS)
  const missing = EVENT_KEYS.filter((name) => !head.includes(name))
  if (missing.length > 0) return copy.missing(missing)
  return new Set(head).size === head.length ? undefined : copy.headTwice
}

function textOf(content: Buffer): string | undefined {
  try {
    return decodeCsv(content)
  } catch {
    return undefined
  }
}

/** The lines of a file, or why it is none; one number of an event stands in it once. */
export function readEventFile(content: Buffer): { lines: FileLine[] } | { problem: string } {
  if (content.length > EVENT_FILE_LIMIT_BYTES) return { problem: copy.tooLarge }
  const text = textOf(content)
  if (text === undefined) return { problem: copy.unreadable }
  const [head = [], ...rows] = parseCsv(text)
  const problem = headProblem(head)
  if (problem !== undefined) return { problem }
  const lines: FileLine[] = []
  const seen = new Set<string>()
  for (const [index, row] of rows.entries()) {
    if (row.every((cell) => cell === '')) continue
    const line = index + 2
    if (row.length !== head.length) return { problem: copy.cells(line, head.length) }
    const cells = Object.fromEntries(head.map((name, at) => [name, row[at] ?? '']))
    const { eventId = '', applyNo = '', move = '' } = cells
    if (seen.has(eventId)) return { problem: copy.twice(line, eventId) }
    seen.add(eventId)
    lines.push({ line, eventId, applyNo, move, cells })
  }
  if (lines.length === 0) return { problem: copy.empty }
  return lines.length > MOST_EVENTS ? { problem: copy.tooMany } : { lines }
}
