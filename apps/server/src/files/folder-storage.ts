import { randomUUID } from 'node:crypto'
import { type FileHandle, open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { makeFolder, syncFolder, writeDurably } from '../process/durable-files.ts'
import { checkedStream } from './checked-stream.ts'
import { ASIDE, type FileStorage, isStorageKey, placeOfKey } from './file-storage.ts'

/** Bytes in a folder, fanned out by the first digits of their hash; written aside, synced, then moved into place. */
export function makeFolderStorage(folder: string): FileStorage {
  const place = (key: string) => path.join(folder, placeOfKey(key))
  return {
    place: folder,
    isShared: false,
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
      const handle = isStorageKey(key) ? await open(place(key)).catch(missing) : undefined
      return handle && { size: await sizeOf(handle), stream: checkedStream(handle.createReadStream(), key) }
    },
    async sizeOf(key) {
      return isStorageKey(key) ? (await stat(place(key)).catch(missing))?.size : undefined
    },
    async remove(key) {
      if (isStorageKey(key)) await rm(place(key), { force: true })
    },
    listOlder: (moment) => listOlder(folder, moment),
    listAll: () => listAll(folder),
  }
}

async function sizeOf(handle: FileHandle): Promise<number> {
  try {
    return (await handle.stat()).size
  } catch (error) {
    await handle.close()
    throw error
  }
}

async function* listOlder(folder: string, moment: Date): AsyncGenerator<string> {
  for await (const { name, file } of walk(folder)) {
    const found = await stat(file).catch(missing)
    if (!found || found.mtime >= moment) continue
    if (isStorageKey(name)) yield name
    else await rm(file, { force: true })
  }
}

async function* listAll(folder: string): AsyncGenerator<string> {
  for await (const { name } of walk(folder)) if (isStorageKey(name)) yield name
}

/** Whatever lies as deep as the places of keys. */
async function* walk(folder: string): AsyncGenerator<{ name: string; file: string }> {
  for (const outer of await namesIn(folder)) {
    for (const inner of await namesIn(path.join(folder, outer))) {
      const home = path.join(folder, outer, inner)
      for (const name of await namesIn(home)) yield { name, file: path.join(home, name) }
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
