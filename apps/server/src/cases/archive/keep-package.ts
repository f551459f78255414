import { rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { makeFolder, syncFolder, writeDurably } from '../../process/durable-files.ts'

/** A file of a package, by its path in it. */
export interface PackageFile {
  readonly name: string
  readonly bytes: Buffer
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
  await makeFolder(draft)
  const sums: string[] = []
  for await (const { name, bytes } of files) {
    const file = path.join(draft, name)
    await makeFolder(path.dirname(file))
    const { sha256 } = await writeDurably(file, bytes)
    sums.push(`${sha256}  ${name}\n`)
  }
  const { sha256 } = await writeDurably(path.join(draft, SUMS), Buffer.from(sums.join('')))
  await rm(target, { recursive: true, force: true })
  await rename(draft, target)
  await syncFolder(path.dirname(target))
  return sha256
}
