import type { Readable } from 'node:stream'

export interface StoredFile {
  /** Where the bytes are: their SHA-256, so equal bytes are kept once. */
  readonly key: string
  readonly size: number
  readonly sha256: string
}

/** Where uploaded bytes live: a folder, or a bucket of an S3 server. Both keep what `storage-promises.fixtures.ts` asks of them. */
export interface FileStorage {
  /** For people: the folder, or the address of the bucket. */
  readonly place: string
  /** Whether all instances use one service, so that its trouble is none of an instance. */
  readonly isShared: boolean
  /** Keeps the bytes durably before it answers; a stream that fails leaves nothing. */
  put(bytes: Buffer | Readable): Promise<StoredFile>
  /**
   * Undefined when nothing is kept under the key. The stream must be read or destroyed; it fails with BytesChanged instead of
   * ending when the bytes are not those of the key.
   */
  open(key: string): Promise<{ stream: Readable; size: number } | undefined>
  /** How many bytes are kept under the key; undefined when there are none. */
  sizeOf(key: string): Promise<number | undefined>
  /** Removes the bytes for everybody who was given this key; nothing happens when there are none. */
  remove(key: string): Promise<void>
  /** Keys last put before this moment; what an interrupted `put` left aside is removed on the way. */
  listOlder(moment: Date): AsyncIterable<string>
  /** Every key, in no order; what others keep in the same folder or bucket is none of the store's. */
  listAll(): AsyncIterable<string>
}

const KEY = /^[0-9a-f]{64}$/

export function isStorageKey(name: string): boolean {
  return KEY.test(name)
}

/** Below the root of a store: fanned out by the first digits of the hash, in folders and buckets alike. */
export function placeOfKey(key: string): string {
  return `${key.slice(0, 2)}/${key.slice(2, 4)}/${key}`
}

/** The key whose bytes lie at this place below the root of a store; undefined where nothing of ours lies. */
export function keyAtPlace(place: string): string | undefined {
  const key = place.slice(place.lastIndexOf('/') + 1)
  return isStorageKey(key) && placeOfKey(key) === place ? key : undefined
}

/** Where bytes wait until their hash is known. */
export const ASIDE = 'incoming/put'
