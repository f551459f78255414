import { createHash } from 'node:crypto'
import type { FaultKind } from '@lqr/contract/files/faults.ts'
import type { FileStorage } from './file-storage.ts'

/** Bytes as they were put: the key is their SHA-256. */
export interface KeptBytes {
  readonly storageKey: string
  readonly storedSize: number
}

export type FoundBytes = { readonly bytes: Buffer } | { readonly fault: FaultKind }

/** Failures of the place itself; anything else, such as too many open files, says nothing of the bytes. */
const UNREADABLE = new Set(['EIO', 'EISDIR', 'EACCES', 'EPERM', 'EUCLEAN'])

/**
 * Reads stored bytes and compares them with their digest before anybody gets the first of them: an upload has 10 MiB at
 * most, and what was sent cannot be called back. The digest is taken piece by piece, so that nobody else waits for it.
 */
export async function readStored(
  files: Pick<FileStorage, 'open'>,
  { storageKey, storedSize }: KeptBytes,
): Promise<FoundBytes> {
  try {
    const found = await files.open(storageKey)
    if (!found) return { fault: 'missing' }
    const hash = createHash('sha256')
    const parts: Buffer[] = []
    let read = 0
    for await (const part of found.stream as AsyncIterable<Buffer>) {
      read += part.length
      if (read > storedSize) return { fault: 'changed' }
      hash.update(part)
      parts.push(part)
    }
    if (read < storedSize) return { fault: 'truncated' }
    return hash.digest('hex') === storageKey ? { bytes: Buffer.concat(parts) } : { fault: 'changed' }
  } catch (error) {
    if (UNREADABLE.has((error as NodeJS.ErrnoException).code ?? '')) return { fault: 'unreadable' }
    throw error
  }
}
