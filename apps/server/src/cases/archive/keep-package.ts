import { createHash } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'

/** A file of a package, by its path in it. */
export interface PackageFile {
  readonly name: string
  readonly bytes: string | Buffer
}

/** The sums of the other files, as `sha256sum -c` reads them. */
export const SUMS = 'SHA256SUMS'
const LONGEST_NAME = 80

/** A name of a file that every system keeps. */
export const safeName = (name: string): string =>
  name
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}._-]+/gu, '_')
    .replace(/^\.+/, '')
    .slice(-LONGEST_NAME)

/**
 * Writes a package at this place, whole and on disk before this answers, over one that an interrupted run left there. Answers the
 * SHA-256 of its list of sums, by which the whole package is known.
 */
export async function keepPackage(
  folder: string,
  place: string,
  files: AsyncIterable<PackageFile>,
): Promise<string> {
  const target = path.join(folder, place)
  const draft = `${target}.part`
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { recursive: true, mode: 0o700 })
  const sums: string[] = []
  for await (const { name, bytes } of files) {
    await mkdir(path.dirname(path.join(draft, name)), { recursive: true, mode: 0o700 })
    await writeSynced(path.join(draft, name), bytes)
    sums.push(`${createHash('sha256').update(bytes).digest('hex')}  ${name}\n`)
  }
  const list = sums.join('')
  await writeSynced(path.join(draft, SUMS), list)
  await rm(target, { recursive: true, force: true })
  await rename(draft, target)
  await syncFolder(path.dirname(target))
  return createHash('sha256').update(list).digest('hex')
}

async function writeSynced(name: string, bytes: string | Buffer): Promise<void> {
  const file = await open(name, 'w', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

async function syncFolder(folder: string): Promise<void> {
  const opened = await open(folder, 'r')
  try {
    await opened.sync()
  } finally {
    await opened.close()
  }
}
