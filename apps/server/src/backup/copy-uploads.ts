import { mkdir, opendir, stat } from 'node:fs/promises'
import path from 'node:path'
import { copyFile } from './file-digest.ts'

const KEY = /^[0-9a-f]{64}$/

/** Copies the uploaded bytes one file at a time; answers the keys whose bytes were not theirs any more. */
export async function copyUploads(from: string, to: string): Promise<string[]> {
  await mkdir(to, { recursive: true, mode: 0o700 })
  const damaged: string[] = []
  for await (const place of uploads(from)) {
    const target = path.join(to, place)
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 })
    const copied = await copyFile(path.join(from, place), target)
    const key = path.basename(place)
    if (copied && copied.sha256 !== key) damaged.push(key)
  }
  return damaged
}

/** How many of these keys have no bytes in the folder. */
export async function countMissing(folder: string, batches: AsyncIterable<string[]>): Promise<number> {
  let count = 0
  for await (const keys of batches) {
    for (const key of keys) {
      const place = path.join(folder, key.slice(0, 2), key.slice(2, 4), key)
      if (!(await stat(place).catch(() => undefined))) count += 1
    }
  }
  return count
}

/** Whether there is any file below the folder. */
export async function holdsFiles(folder: string): Promise<boolean> {
  const entries = await opendir(folder).catch(() => undefined)
  if (!entries) return false
  for await (const entry of entries) {
    if (!entry.isDirectory() || (await holdsFiles(path.join(folder, entry.name)))) return true
  }
  return false
}

/** Places of stored bytes below the folder; what is still being written lies elsewhere and has other names. */
async function* uploads(folder: string, inner = ''): AsyncGenerator<string> {
  const entries = await opendir(path.join(folder, inner)).catch(() => undefined)
  if (!entries) return
  for await (const entry of entries) {
    const place = path.join(inner, entry.name)
    if (entry.isDirectory()) yield* uploads(folder, place)
    else if (KEY.test(entry.name)) yield place
  }
}
