// npm run db:fill -- --companies 300000 --products 2000 --applications 1000000 --needs 100000 --policies 100000 --articles 100000 --searchKinds 2000
// Adds example rows in bulk to DATABASE_URL or the embedded database of DATA_DIR.
import { parseArgs } from 'node:util'
import { fill } from '../database/seeds/fill/fill.ts'
import { cipherOf } from '../apps/server/src/security/field-cipher.ts'
import { openToolDatabase } from './tool-database.ts'

const KINDS = [
  'companies',
  'products',
  'applications',
  'needs',
  'policies',
  'articles',
  'searchKinds',
] as const

const { values } = parseArgs({
  options: Object.fromEntries(KINDS.map((kind) => [kind, { type: 'string' as const }])),
})

function countOf(kind: (typeof KINDS)[number]): number {
  const count = Number(values[kind] ?? 0)
  if (!Number.isInteger(count) || count < 0) throw new Error(`--${kind} takes a whole number`)
  return count
}

const counts = Object.fromEntries(KINDS.map((kind) => [kind, countOf(kind)])) as Record<
  (typeof KINDS)[number],
  number
>
const say = (line: string) => process.stdout.write(`${line}\n`)

if (Object.values(counts).every((count) => count === 0)) {
  say(`用法：npm run db:fill -- ${KINDS.map((kind) => `--${kind} <数量>`).join(' ')}`)
} else {
  const database = await openToolDatabase({ prepare: true })
  const { config, pool } = database
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    const cipher = cipherOf(config)
    const run = async (text: string, parameters: unknown[] = []) => {
      // The pool's limit of a call does not fit a filling.
      const statement = { text, values: parameters, query_timeout: 3_600_000 }
      return (await client.query<Record<string, unknown>>(statement)).rows
    }
    await fill(run, cipher, counts, say)
  } finally {
    // Its session settings and temporary tables end with the connection.
    client.release(true)
    await database.close()
  }
}
