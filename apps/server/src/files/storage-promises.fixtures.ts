import { createHash, randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { BytesChanged } from './checked-stream.ts'
import type { FileStorage } from './file-storage.ts'
import { readStored } from './read-stored.ts'

/** A store to be tried, and what only its owner can do to it. */
export interface TriedStore {
  readonly files: FileStorage
  /** Names of everything that lies in it, what was left aside too. */
  names(): Promise<string[]>
  /** Puts other bytes in the place of a key, behind the back of the store. */
  spoil(key: string, bytes: Buffer): Promise<void>
  close(): Promise<void>
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const LONG_AGO = new Date(Date.now() - 86_400_000)
const IN_AN_HOUR = new Date(Date.now() + 3_600_000)
const KEPT = [['bytes'], ['a short stream'], ['a stream of several parts'], ['an empty stream']] as const

/** What every store of files promises; `partBytes` is the size beyond which it may take a stream to pieces. */
export function describePromises(name: string, partBytes: number, make: () => Promise<TriedStore>): void {
  describe(`a store of files: ${name}`, () => {
    let store: TriedStore
    let files: FileStorage
    beforeAll(async () => {
      store = await make()
      files = store.files
    })
    afterAll(() => store.close())
    beforeEach(async () => {
      for await (const key of files.listAll()) await files.remove(key)
    })

    const read = async (key: string) => {
      const found = await files.open(key)
      return found && buffer(found.stream)
    }
    const examples = () => {
      const long = randomBytes(partBytes * 2 + 1_000)
      return {
        bytes: { bytes: Buffer.from('营业执照'), given: Buffer.from('营业执照') },
        'a short stream': {
          bytes: Buffer.from('short'),
          given: Readable.from([Buffer.from('sh'), Buffer.from('ort')]),
        },
        'a stream of several parts': {
          bytes: long,
          given: Readable.from([
            long.subarray(0, 10),
            long.subarray(10, partBytes + 50),
            long.subarray(partBytes + 50),
          ]),
        },
        'an empty stream': { bytes: Buffer.alloc(0), given: Readable.from([]) },
      }
    }

    test.each(KEPT)(
      'gives back what was put as %s, under its digest, and leaves nothing else',
      async (kind) => {
        const { bytes, given } = examples()[kind]
        const stored = await files.put(given)
        expect(stored).toEqual({ key: sha256(bytes), size: bytes.length, sha256: sha256(bytes) })
        const found = await files.open(stored.key)
        expect(found?.size).toBe(bytes.length)
        expect(found && (await buffer(found.stream)).equals(bytes)).toBe(true)
        expect(await files.sizeOf(stored.key)).toBe(bytes.length)
        expect(await store.names()).toEqual([stored.key])
      },
    )

    test('finds nothing under a key that has nothing, is none, or was removed, and removes it gladly', async () => {
      const { key } = await files.put(Buffer.from('withdrawn'))
      await files.remove(key)
      for (const none of [key, '0'.repeat(64), '../../etc/passwd', '']) {
        expect(await files.open(none)).toBeUndefined()
        expect(await files.sizeOf(none)).toBeUndefined()
        await expect(files.remove(none)).resolves.toBeUndefined()
      }
    })

    test('keeps equal bytes once, also when they come at the same time', async () => {
      const stored = await Promise.all(Array.from({ length: 6 }, () => files.put(Buffer.from('the same'))))
      expect(new Set(stored.map(({ key }) => key)).size).toBe(1)
      expect(await store.names()).toEqual([sha256(Buffer.from('the same'))])
    })

    test.each([
      ['in its first part', 100],
      ['in a later part', partBytes + 100],
    ])('keeps nothing of a stream that breaks off %s', async (_where, length) => {
      const broken = Readable.from(
        (async function* () {
          yield randomBytes(length)
          throw new Error('connection lost')
        })(),
      )
      await expect(files.put(broken)).rejects.toThrow('connection lost')
      expect(await store.names()).toEqual([])
    })

    test('never ends well when it reads other bytes than were put, and a new put mends them', async () => {
      const bytes = Buffer.from('the right bytes')
      const { key } = await files.put(bytes)
      const kept = { storageKey: key, storedSize: bytes.length }
      await store.spoil(key, Buffer.from('the wrong bytes'))
      await expect(read(key)).rejects.toThrow(BytesChanged)
      expect(await readStored(files, kept)).toEqual({ fault: 'changed' })
      await store.spoil(key, bytes.subarray(0, 4))
      expect(await readStored(files, kept)).toEqual({ fault: 'truncated' })
      await files.put(bytes)
      expect(await readStored(files, kept)).toEqual({ bytes })
    })

    test('lists every key over several pages, and those put before a moment', async () => {
      const keys: string[] = []
      for (let each = 0; each < 5; each += 1) keys.push((await files.put(Buffer.from(`file ${each}`))).key)
      expect((await Array.fromAsync(files.listAll())).toSorted()).toEqual(keys.toSorted())
      expect(await Array.fromAsync(files.listOlder(LONG_AGO))).toEqual([])
      expect((await Array.fromAsync(files.listOlder(IN_AN_HOUR))).toSorted()).toEqual(keys.toSorted())
    })

    test('reads many at once, and one that is given up half-way holds nobody up', async () => {
      const { key } = await files.put(Readable.from([randomBytes(partBytes)]))
      const opened = await Promise.all(Array.from({ length: 40 }, () => files.open(key)))
      for (const [index, found] of opened.entries())
        if (index % 2 === 0) found?.stream.destroy()
        else if (found) expect(sha256(await buffer(found.stream))).toBe(key)
      expect(sha256((await read(key)) ?? Buffer.alloc(0))).toBe(key)
    })
  })
}
