import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * What filled data depends on, as one short text: the files of these folders (name and content) and the settings. Data
 * with another mark is made anew.
 */
export async function dataMark(folders: readonly string[], settings: unknown): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(settings))
  for (const folder of folders) {
    for (const name of (await readdir(folder)).toSorted()) {
      hash.update(`\0${name}\0`).update(await readFile(path.join(folder, name)))
    }
  }
  return hash.digest('hex').slice(0, 16)
}
