import { mkdir, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { FileStorage, StoredFile } from './file-storage.ts'
import { makeFolderStorage } from './folder-storage.ts'
import { readStored } from './read-stored.ts'

const BYTES = Buffer.alloc(200_000, '营业执照')

let folder: string
let files: FileStorage
let stored: StoredFile
let place: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lqr-read-'))
  files = makeFolderStorage(folder)
  stored = await files.put(BYTES)
  place = path.join(folder, stored.key.slice(0, 2), stored.key.slice(2, 4), stored.key)
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const read = () => readStored(files, { storageKey: stored.key, storedSize: stored.size })

describe('reading stored bytes', () => {
  test('gives what was put', async () => {
    expect(await read()).toEqual({ bytes: BYTES })
  })

  test('names what is missing, cut off, longer or of the same length but another', async () => {
    await truncate(place, BYTES.length - 1)
    expect(await read()).toEqual({ fault: 'truncated' })
    await writeFile(place, Buffer.concat([BYTES, Buffer.from('.')]))
    expect(await read()).toEqual({ fault: 'changed' })
    const flipped = Buffer.from(BYTES)
    flipped[150_000] = (flipped[150_000] ?? 0) ^ 1
    await writeFile(place, flipped)
    expect(await read()).toEqual({ fault: 'changed' })
    await rm(place)
    expect(await read()).toEqual({ fault: 'missing' })
  })

  test('names a place that cannot be read', async () => {
    await rm(place)
    await mkdir(place)
    expect(await read()).toEqual({ fault: 'unreadable' })
  })

  test('takes trouble of the process for no fault of the bytes', async () => {
    const open = () => Promise.reject(Object.assign(new Error('too many open files'), { code: 'EMFILE' }))
    await expect(readStored({ open }, { storageKey: stored.key, storedSize: 1 })).rejects.toThrow(
      'too many open',
    )
  })
})
