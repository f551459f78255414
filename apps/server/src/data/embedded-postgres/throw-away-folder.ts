import { constants } from 'node:fs'
import { access, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'

const IN_MEMORY = '/dev/shm'
/** A template, the copies of two test files and their log fit in it; containers often have 64 MB. */
const NEEDED_BYTES = 1024 ** 3

/** Folders where throw-away data may lie, the one to use first: memory where there is enough of it, then the disk. */
export async function throwAwayFolders(): Promise<[string, ...string[]]> {
  return (await hasRoom(IN_MEMORY)) ? [IN_MEMORY, tmpdir()] : [tmpdir()]
}

async function hasRoom(folder: string): Promise<boolean> {
  try {
    await access(folder, constants.W_OK)
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize > NEEDED_BYTES
  } catch {
    return false
  }
}
