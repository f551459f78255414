import { createHash, randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'

export interface StoredFile {
  /** Where the bytes are: their SHA-256, so equal bytes are kept once. */
  readonly key: string
  readonly size: number
  readonly sha256: string
}

/** Where uploaded bytes live; a folder now, S3-compatible storage behind the same port. */
export interface FileStorage {
  /** Keeps the bytes durably before it answers; a stream that fails leaves nothing. */
  put(bytes: Buffer | Readable): Promise<StoredFile>
  /** Undefined when nothing is kept under the key. The stream must be read or destroyed. */
  open(key: string): Promise<{ stream: Readable; size: number } | undefined>
  /** Removes the bytes for everybody who was given this key; nothing happens when there are none. */
  remove(key: string): Promise<void>
  /** Keys last put before this moment; what an interrupted `put` left aside is removed on the way. */
  listOlder(moment: Date): AsyncIterable<string>
}

const KEY = /^[0-9a-f]{64}$/
/** Where bytes wait until their hash is known: as deep as the places of keys, so one walk finds both. */
const ASIDE = path.join('incoming', 'put')

/** Bytes in a folder, fanned out by the first digits of their hash; written aside, synced, then moved into place. */
export function makeFileStorage(folder: string): FileStorage {
  const place = (key: string) => path.join(folder, key.slice(0, 2), key.slice(2, 4), key)
  return {
    async put(bytes) {
      await makeFolder(path.join(folder, ASIDE))
      const aside = path.join(folder, ASIDE, randomUUID())
      try {
        const { size, sha256 } = await writeDurably(aside, bytes)
        const target = place(sha256)
        await makeFolder(path.dirname(target))
        await rename(aside, target)
        await syncFolder(path.dirname(target))
        return { key: sha256, size, sha256 }
      } catch (error) {
        await rm(aside, { force: true })
        throw error
      }
    },
    async open(key) {
      const handle = KEY.test(key) ? await open(place(key)).catch(missing) : undefined
      return handle && { size: await sizeOf(handle), stream: handle.createReadStream() }
    },
    async remove(key) {
      if (KEY.test(key)) await rm(place(key), { force: true })
    },
    listOlder: (moment) => listOlder(folder, moment),
  }
}

async function writeDurably(file: string, bytes: Buffer | Readable) {
  const hash = createHash('sha256')
  let size = 0
  const handle = await open(file, 'wx', 0o600)
  try {
    for await (const part of Buffer.isBuffer(bytes) ? [bytes] : bytes) {
      const chunk = Buffer.from(part)
      hash.update(chunk)
      size += chunk.length
      await handle.writeFile(chunk)
    }
    await handle.sync()
  } finally {
    await handle.close()
  }
  return { size, sha256: hash.digest('hex') }
}

async function sizeOf(handle: FileHandle): Promise<number> {
  try {
    return (await handle.stat()).size
  } catch (error) {
    await handle.close()
    throw error
  }
}

/** Makes the folder and, where it is new, lets its parents remember it after a power cut. */
async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 })
  if (first === undefined) return
  for (let made = folder; made.length >= first.length; made = path.dirname(made))
    await syncFolder(path.dirname(made))
}

async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}

async function* listOlder(folder: string, moment: Date): AsyncGenerator<string> {
  for (const outer of await namesIn(folder)) {
    for (const inner of await namesIn(path.join(folder, outer))) {
      const home = path.join(folder, outer, inner)
      for (const name of await namesIn(home)) {
        const found = await stat(path.join(home, name)).catch(missing)
        if (!found || found.mtime >= moment) continue
        if (KEY.test(name)) yield name
        else await rm(path.join(home, name), { force: true })
      }
    }
  }
}

async function namesIn(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(missing)) ?? []
}

function missing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined
  throw error
}
