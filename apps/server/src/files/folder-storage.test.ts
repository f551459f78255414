import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { FileStorage } from './file-storage.ts'
import { makeFolderStorage } from './folder-storage.ts'

const LONG_AGO = new Date('2026-01-01T00:00:00Z')
const RECENTLY = new Date('2026-02-01T00:00:00Z')

let folder: string
let files: FileStorage

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lqr-files-'))
  files = makeFolderStorage(path.join(folder, 'files'))
})

afterEach(() => rm(folder, { recursive: true, force: true }))

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

const places = async () =>
  (await readdir(path.join(folder, 'files'), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(path.join(folder, 'files'), path.join(entry.parentPath, entry.name)))

async function read(key: string): Promise<Buffer | undefined> {
  const found = await files.open(key)
  return found && buffer(found.stream)
}

describe('keeping bytes', () => {
  test('what was put is there, under its hash, with its size', async () => {
    const bytes = Buffer.from('营业执照')
    const stored = await files.put(bytes)
    expect(stored).toEqual({ key: sha256(bytes), size: bytes.length, sha256: sha256(bytes) })
    expect(await read(stored.key)).toEqual(bytes)
    const found = await files.open(stored.key)
    expect(found?.size).toBe(bytes.length)
    found?.stream.destroy()
    const [first, second] = [stored.key.slice(0, 2), stored.key.slice(2, 4)]
    expect(await places()).toEqual([path.join(first, second, stored.key)])
  })
})

describe('old bytes', () => {
  test('keys put before a moment are listed, and what a killed process left aside is removed', async () => {
    const { key: old } = await files.put(Buffer.from('old'))
    await files.put(Buffer.from('new'))
    const aside = path.join(folder, 'files', 'incoming', 'put', 'left-behind')
    await writeFile(aside, 'half')
    for (const place of [path.join(folder, 'files', old.slice(0, 2), old.slice(2, 4), old), aside]) {
      await utimes(place, LONG_AGO, LONG_AGO)
    }
    expect(await Array.fromAsync(files.listOlder(RECENTLY))).toEqual([old])
    expect((await places()).filter((place) => place.startsWith('incoming'))).toEqual([])
  })

  test('bytes that are put again are new again', async () => {
    const { key } = await files.put(Buffer.from('twice'))
    await utimes(path.join(folder, 'files', key.slice(0, 2), key.slice(2, 4), key), LONG_AGO, LONG_AGO)
    await files.put(Buffer.from('twice'))
    expect(await Array.fromAsync(files.listOlder(RECENTLY))).toEqual([])
  })

  test('what others keep in the same folder is neither listed nor removed, and stops no walk', async () => {
    const { key } = await files.put(Buffer.from('ours'))
    const nobodys = '0'.repeat(64)
    const theirs = [
      path.join('backups', 'monday', 'manifest.json'),
      path.join('backups', 'monday', nobodys),
      path.join('incoming', 'letters', 'letter.pdf'),
      path.join(key.slice(0, 2), 'notes.txt'),
      path.join(key.slice(0, 2), key.slice(2, 4), 'readme'),
      path.join(key.slice(0, 2), key.slice(2, 4), nobodys),
      'list.txt',
    ]
    for (const place of theirs) {
      const file = path.join(folder, 'files', place)
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(file, 'theirs')
      await utimes(file, LONG_AGO, LONG_AGO)
    }
    expect(await Array.fromAsync(files.listOlder(RECENTLY))).toEqual([])
    expect(await Array.fromAsync(files.listAll())).toEqual([key])
    expect(await places()).toEqual(expect.arrayContaining(theirs))
  })
})
