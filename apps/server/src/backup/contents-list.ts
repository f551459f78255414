import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, opendir } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { PlainProblem } from '../process/plain-problem.ts'
import { backupProblems } from './copy.ts'
import { digestOf } from './file-digest.ts'

/** A file of a backup, or a folder, which has no digest. Paths have forward slashes and begin at the backup. */
export interface Entry {
  readonly path: string
  readonly size: number
  readonly sha256: string | undefined
}

export interface Contents {
  readonly entries: number
  readonly bytes: number
  /** Of the list itself, so that the manifest vouches for every line of it. */
  readonly sha256: string
}

/** One line for each file: a list of its own, because a store of uploads may hold more files than fit in memory. */
const LIST = 'contents.tsv'
const LINE = /^([0-9a-f]{64}|-)\t(\d+)\t((?:database|files)(?:\/[\w.-]+)*)$/

/** Writes the list of everything in the backup, with digests read back from the disk. */
export async function writeContents(folder: string): Promise<Contents> {
  const handle = await open(path.join(folder, LIST), 'wx', 0o600)
  const hash = createHash('sha256')
  let [entries, bytes] = [0, 0]
  try {
    for (const part of ['database', 'files']) {
      for await (const entry of walk(folder, part)) {
        const line = `${entry.sha256 ?? '-'}\t${entry.size}\t${entry.path}\n`
        hash.update(line)
        await handle.writeFile(line)
        if (entry.sha256 !== undefined) entries += 1
        bytes += entry.size
      }
    }
    await handle.sync()
  } finally {
    await handle.close()
  }
  return { entries, bytes, sha256: hash.digest('hex') }
}

/** The entries of the list, folders before what is in them; throws where a line leads out of the backup. */
export async function* readContents(folder: string): AsyncGenerator<Entry> {
  const lines = createInterface({ input: createReadStream(path.join(folder, LIST)) })
  for await (const line of lines) {
    const [, sha256, size, place = ''] = LINE.exec(line) ?? []
    if (place === '' || place.split('/').includes('..'))
      throw new PlainProblem(backupProblems.contentsDamaged)
    yield { path: place, size: Number(size), sha256: sha256 === '-' ? undefined : sha256 }
  }
}

/** Reads every file of the backup and throws at the first that is not what the list says. */
export async function verifyContents(folder: string, { sha256 }: Contents): Promise<void> {
  const list = await digestOf(path.join(folder, LIST))
  if (!list) throw new PlainProblem(backupProblems.missingFile(LIST))
  if (list.sha256 !== sha256) throw new PlainProblem(backupProblems.contentsDamaged)
  for await (const entry of readContents(folder)) {
    if (entry.sha256 === undefined) continue
    const found = await digestOf(path.join(folder, entry.path))
    if (!found) throw new PlainProblem(backupProblems.missingFile(entry.path))
    if (found.size !== entry.size || found.sha256 !== entry.sha256)
      throw new PlainProblem(backupProblems.changedFile(entry.path))
  }
}

async function* walk(folder: string, place: string): AsyncGenerator<Entry> {
  yield { path: place, size: 0, sha256: undefined }
  for await (const found of await opendir(path.join(folder, place))) {
    const inner = `${place}/${found.name}`
    if (found.isDirectory()) yield* walk(folder, inner)
    else {
      const digest = await digestOf(path.join(folder, inner))
      if (!digest) throw new PlainProblem(backupProblems.missingFile(inner))
      yield { path: inner, ...digest }
    }
  }
}
