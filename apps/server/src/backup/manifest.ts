import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import { writeDurably } from '../process/durable-files.ts'
import { PlainProblem } from '../process/plain-problem.ts'
import { backupProblems } from './copy.ts'

const count = z.number().int().min(0)

/** `dump` is what pg_dump wrote of a server's database; `cluster` the embedded database as it lies. */
const manifest = z.object({
  format: z.literal(1),
  version: z.string(),
  madeAt: z.iso.datetime({ offset: true }),
  database: z.object({
    kind: z.enum(['dump', 'cluster']),
    serverMajor: count,
    /** Of the program that wrote the dump, which only as new a pg_restore reads; of the server otherwise. */
    writtenBy: count,
    platform: z.string(),
  }),
  migrations: z.array(z.string()),
  rowCounts: z.record(z.string(), count),
  keyFingerprint: z.string(),
  contents: z.object({ entries: count, bytes: count, sha256: z.string() }),
})

export type Manifest = z.output<typeof manifest>

const FILE = 'manifest.json'
const SEAL = 'manifest.sha256'

/** Writes the manifest and then its checksum, which makes the backup a complete one. */
export async function writeManifest(folder: string, content: Manifest): Promise<void> {
  const text = `${JSON.stringify(content, undefined, 2)}\n`
  const { sha256: sum } = await writeDurably(path.join(folder, FILE), Buffer.from(text))
  await writeDurably(path.join(folder, SEAL), Buffer.from(`${sum}  ${FILE}\n`))
}

/** The manifest of a complete backup. */
export async function readManifest(folder: string): Promise<Manifest> {
  const read = (name: string) => readFile(path.join(folder, name), 'utf8').catch(() => undefined)
  const [text, seal] = [await read(FILE), await read(SEAL)]
  if (text === undefined || seal === undefined) throw new PlainProblem(backupProblems.incomplete(folder))
  if (!seal.startsWith(sha256(text))) throw new PlainProblem(backupProblems.manifestDamaged)
  return manifest.parse(JSON.parse(text))
}

/** What the person at the terminal is told of the size. */
export function summaryOf({ rowCounts, contents }: Manifest) {
  const rows = Object.values(rowCounts).reduce((sum, rowsOfTable) => sum + rowsOfTable, 0)
  return { tables: Object.keys(rowCounts).length, rows, entries: contents.entries, bytes: contents.bytes }
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
