import { randomUUID } from 'node:crypto'
import { type FileHandle, open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { makeFolder, syncFolder, writeDurably } from '../process/durable-files.ts'
import { checkedStream } from './checked-stream.ts'
import { ASIDE, type FileStorage, isStorageKey, keyAtPlace, placeOfKey } from './file-storage.ts'

/** A folder of the fan-out. */
const FAN = /^[0-9a-f]{2}$/

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
  const isOlder = async (file: string) => {
    const found = await stat(file).catch(missing)
    return found !== undefined && found.mtime < moment
  }
  for await (const key of listAll(folder)) if (await isOlder(path.join(folder, placeOfKey(key)))) yield key
  for (const name of await namesIn(path.join(folder, ASIDE))) {
    const file = path.join(folder, ASIDE, name)
    if (await isOlder(file)) await rm(file, { force: true })
  }
}

/** Only folders that keys make are entered: whatever else lies in the folder (backups, `lost+found`) is somebody else's. */
async function* listAll(folder: string): AsyncGenerator<string> {
  for (const outer of await fansIn(folder)) {
    for (const inner of await fansIn(path.join(folder, outer))) {
      for (const name of await namesIn(path.join(folder, outer, inner))) {
        const key = keyAtPlace(`${outer}/${inner}/${name}`)
        if (key !== undefined) yield key
      }
    }
  }
}

async function fansIn(folder: string): Promise<string[]> {
  return (await namesIn(folder)).filter((name) => FAN.test(name))
}

async function namesIn(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(missing)) ?? []
}

function missing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined
  throw error
}
