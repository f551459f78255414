import { createHash } from 'node:crypto'
import { isSealedKind, SEALED_KINDS } from '@lqr/contract/files/kinds.ts'
import type { Logger } from 'pino'
import type { Db } from '../../data/database.ts'
import type { Services } from '../../http/services.ts'
import { addJob } from '../../jobs/add-job.store.ts'
import { type FileRow, holdBytes } from './files.store.ts'
import { listUnsealed, markSealed } from './sealed.store.ts'

type Sealing = Pick<Services, 'files' | 'cipher'>

/** Keeps the bytes of an upload, sealed where its kind asks for it; size and digest are those of the plain bytes. */
export async function putUpload({ files, cipher }: Sealing, bytes: Buffer, purpose: string) {
  const isSealed = isSealedKind(purpose)
  const stored = await files.put(isSealed ? cipher.sealBytes(bytes) : bytes)
  return {
    isSealed,
    sealMark: isSealed ? cipher.mark : null,
    storageKey: stored.key,
    storedSize: stored.size,
    size: bytes.length,
    sha256: isSealed ? digestOf(bytes) : stored.sha256,
  }
}

/**
 * What was uploaded, out of stored bytes that have been compared with their key. That they do not open means another
 * FIELD_KEY than the one they were sealed with: an alarm, and undefined.
 */
export function openStored(
  { cipher }: Pick<Services, 'cipher'>,
  file: Pick<FileRow, 'id' | 'isSealed' | 'sha256'>,
  stored: Buffer,
  log: Pick<Logger, 'error'>,
): Buffer | undefined {
  if (!file.isSealed) return stored
  try {
    const plain = cipher.openBytes(stored)
    if (digestOf(plain) !== file.sha256) throw new Error('another file was sealed here')
    return plain
  } catch (err) {
    log.error({ key: 'files.notOpened', fileId: file.id, err }, 'sealed file does not open')
    return undefined
  }
}

/** Seals files of before that lie plain under this key; the plain bytes go with the next sweep. Answers how many. */
export async function sealOld(
  tx: Db,
  { files, fileCopies, cipher }: Sealing & Pick<Services, 'fileCopies'>,
  key: string,
  plain: Buffer,
): Promise<number> {
  const ids = await listUnsealed(tx, key, SEALED_KINDS)
  if (ids.length === 0) return 0
  await holdBytes(tx)
  const stored = await files.put(cipher.sealBytes(plain))
  await markSealed(tx, ids, { storageKey: stored.key, storedSize: stored.size }, cipher.mark)
  if (fileCopies) await addJob(tx, 'copy-file', { storageKey: stored.key })
  return ids.length
}

function digestOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}
