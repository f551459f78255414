import type { Services } from '../../http/services.ts'
import { findKept } from './file-check.store.ts'
import { keepCopy, soundBytes } from './mend-file.ts'

/** The job behind an upload: writes its second copy. Throws when that fails, so that it is tried again with pauses. */
export async function copyFile(services: Services, storageKey: string): Promise<void> {
  const { db, log } = services
  const tending = { db, services, log, foundBy: 'copying' } as const
  const file = await findKept(db, storageKey)
  const sound = file && (await soundBytes(tending, file))
  if (sound && (await keepCopy(tending, file, sound.bytes)) === 'failed') {
    throw new Error(`second copy of ${storageKey} not written`)
  }
}
