import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { streamXlsx } from '../../apps/server/src/spreadsheets/stream-xlsx.ts'
import type { CellKind, CellValue } from '../../apps/server/src/spreadsheets/typed-sheet.ts'
import { watchMemory } from './watch-memory.ts'

// Writes a workbook of so many rows in a process of its own and tells how long it took and how much memory it had at most.
const rows = Number(process.argv[2])

const KINDS: readonly CellKind[] = [
  ...(['text', 'text', 'text', 'money', 'decimal', 'number', 'day', 'moment'] as const),
  ...(['text', 'text', 'money', 'day', 'moment', 'text', 'number'] as const),
]
const VALUES: Readonly<Record<CellKind, (n: number) => CellValue>> = {
  text: (n) => `甘肃某某科技有限公司（示例）${n}`,
  number: (n) => n % 360,
  money: (n) => (n % 5_000) * 10_000,
  decimal: (n) => 3 + (n % 300) / 100,
  day: (n) => `2026-${String(1 + (n % 12)).padStart(2, '0')}-15`,
  moment: (n) => new Date(1_790_000_000_000 + n * 60_000).toISOString(),
}

function* made() {
  for (let n = 0; n < rows; n += 1) yield KINDS.map((kind) => VALUES[kind](n))
}

const peak = watchMemory()
const began = performance.now()
let bytes = 0
const columns = KINDS.map((kind, place) => ({ title: `第 ${place + 1} 列`, kind, width: 16 }))
await pipeline(
  streamXlsx([{ name: '列表', columns, rows: made }]),
  new Writable({
    write(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      done()
    },
  }),
)
const ms = performance.now() - began
process.send?.({ rows, bytes, ms, rssMib: peak() })
