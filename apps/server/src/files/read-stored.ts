import { buffer } from 'node:stream/consumers'
import type { FaultKind } from '@lqr/contract/files/faults.ts'
import { BytesChanged } from './checked-stream.ts'
import type { FileStorage } from './file-storage.ts'

/** Bytes as they were put: the key is their SHA-256. */
export interface KeptBytes {
  readonly storageKey: string
  readonly storedSize: number
}

export type FoundBytes = { readonly bytes: Buffer } | { readonly fault: FaultKind }

/** Failures of the place itself; anything else, such as too many open files, says nothing of the bytes. */
const UNREADABLE = new Set(['EIO', 'EISDIR', 'EACCES', 'EPERM', 'EUCLEAN'])

/** Whether this failure is one of these bytes, and none of the process or of the whole store. */
export function isFaultOfBytes(error: unknown): boolean {
  return error instanceof BytesChanged || UNREADABLE.has((error as NodeJS.ErrnoException).code ?? '')
}

/**
 * Reads stored bytes to their end, where the store has compared them with their digest, before anybody gets the first of
 * them: an upload has 10 MiB at most, and what was sent cannot be called back.
 */
export async function readStored(
  files: Pick<FileStorage, 'open'>,
  { storageKey, storedSize }: KeptBytes,
): Promise<FoundBytes> {
  let found: Awaited<ReturnType<FileStorage['open']>>
  try {
    found = await files.open(storageKey)
    if (!found) return { fault: 'missing' }
    if (found.size > storedSize) {
      found.stream.destroy()
      return { fault: 'changed' }
    }
    return { bytes: await buffer(found.stream) }
  } catch (error) {
    if (error instanceof BytesChanged)
      return { fault: found && found.size < storedSize ? 'truncated' : 'changed' }
    if (isFaultOfBytes(error)) return { fault: 'unreadable' }
    throw error
  }
}
