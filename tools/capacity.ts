// npm run capacity -- --share 0.01: measures the tables of DATABASE_URL, or of the embedded database of DATA_DIR, that holds this share
// of one province, and writes the model of docs/operations/capacity.md to benchmarks/results/capacity.md.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { capacityText } from './capacity/capacity-text.ts'
import type { Measured } from './capacity/model.rules.ts'
import { measureTables } from './capacity/tables.store.ts'
import { openToolDatabase } from './tool-database.ts'

const RESULTS = path.resolve(import.meta.dirname, '../benchmarks/results/capacity')

const { values } = parseArgs({ options: { share: { type: 'string' } } })
const share = Number(values.share)
if (!(share > 0))
  throw new Error('--share takes the part of one province that the database holds, such as 0.01')

const database = await openToolDatabase({ prepare: false })
try {
  const file = `${RESULTS}.json`
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Measured[]) : []
  const tables = await measureTables(database.pool)
  const measured = [...before.filter((one) => one.share !== share), { share, tables }].toSorted(
    (one, other) => one.share - other.share,
  )
  writeFileSync(file, `${JSON.stringify(measured, null, 2)}\n`)
  writeFileSync(`${RESULTS}.md`, capacityText(measured))
  process.stdout.write(capacityText(measured))
} finally {
  await database.close()
}
