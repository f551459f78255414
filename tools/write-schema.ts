// Writes database/types.ts and database/schema.sql from the migrations, on a throw-away database; --check compares.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { CODED_COLUMNS } from '../database/coded-columns.ts'
import { startEphemeral } from '../apps/server/src/data/embedded-postgres.ts'
import { migrate } from '../apps/server/src/data/migrate.ts'
import { makePool } from '../apps/server/src/data/pool.ts'
import { report } from './check-result.ts'
import { checkGenerated, type GeneratedFile, writeGenerated } from './generated-file.ts'
import { schemaText } from './schema-text.ts'

const root = path.resolve(import.meta.dirname, '..')

/** Column types as node-postgres hands them over with the parsers of the server's pool. */
const CODEGEN =
  '--dialect postgres --include-pattern public.* --date-parser string --numeric-parser number --type-mapping'
    .split(' ')
    .concat('{"timestamptz":"string","date":"string"}')

function typesText(url: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'types-'))
  try {
    const out = path.join(folder, 'types.ts')
    const manifest = createRequire(import.meta.url).resolve('kysely-codegen/package.json')
    const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as { bin: Record<string, string> }
    const script = path.join(path.dirname(manifest), Object.values(bin)[0] ?? '')
    const run = spawnSync(process.execPath, [script, ...CODEGEN, '--url', url, '--out-file', out], {
      encoding: 'utf8',
    })
    if (run.status !== 0) throw new Error(`kysely-codegen failed:\n${run.stdout}${run.stderr}`)
    return withCodes(readFileSync(out, 'utf8'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The types with those of the coded columns in place of `string` and `number`; throws where a column is not there. */
function withCodes(types: string): string {
  const coded = Object.keys(CODED_COLUMNS).reduce((text, place) => {
    const [table = '', column = ''] = place.split('.')
    const name = table.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())
    const line = new RegExp(
      `(export interface ${name} \\{[^}]*?\\n  ${column}: (?:Generated<)?)(?:string|number)\\b`,
    )
    if (!line.test(text)) throw new Error(`there is no column ${place}`)
    return text.replace(line, `$1CodeOf<"${place}">`)
  }, types)
  return coded.replace(
    /^import type .*\n/m,
    (line) => `${line}import type { CodeOf } from "./coded-columns.ts";\n`,
  )
}

async function generate(): Promise<GeneratedFile[]> {
  const database = await startEphemeral()
  try {
    await migrate(database.url)
    const pool = makePool({ url: database.url, max: 1 })
    const schema = await schemaText(pool).finally(() => pool.end())
    return [
      { place: 'database/types.ts', text: typesText(database.url) },
      { place: 'database/schema.sql', text: schema },
    ]
  } finally {
    await database.stop()
  }
}

const files = await generate()
if (process.argv.includes('--check')) {
  report('schema', checkGenerated(root, files, 'npm run db:types'))
} else {
  const changed = writeGenerated(root, files)
  process.stdout.write(`${changed.length === 0 ? 'unchanged' : changed.join(', ')}\n`)
}
