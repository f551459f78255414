import type { FaultKind } from '@lqr/contract/files/faults.ts'
import { endFault } from '../../files/file-faults.store.ts'
import { type KeptBytes, readStored } from '../../files/read-stored.ts'
import { neededKeys } from './files.store.ts'
import { raiseFault, type Tending } from './raise-fault.ts'

export interface SoundBytes {
  readonly bytes: Buffer
  /** How the first copy is now: restored from the second, or still faulty where that could not be written. */
  readonly first: 'sound' | 'restored' | 'faulty'
}

/**
 * The bytes as they were stored. A faulty first copy is an alarm and is restored from a sound second one; undefined when
 * neither is sound, or when no file needs the bytes any more.
 */
export async function soundBytes(tending: Tending, file: KeptBytes): Promise<SoundBytes | undefined> {
  const { db, services } = tending
  const first = await readStored(services.files, file)
  if ('bytes' in first) return { ...first, first: 'sound' }
  if (!(await neededKeys(db, [file.storageKey])).has(file.storageKey)) return undefined
  await raiseFault(tending, file, 'first', first.fault)
  const second = services.fileCopies && (await readStored(services.fileCopies, file))
  if (!second) return undefined
  if ('bytes' in second) {
    const isRestored = await restore(tending, file, second.bytes)
    return { ...second, first: isRestored ? 'restored' : 'faulty' }
  }
  if (second.fault !== 'missing') await raiseFault(tending, file, 'second', second.fault)
  return undefined
}

/** Whether the first copy could be written anew; the person gets the sound bytes either way. */
async function restore({ db, services, log }: Tending, file: KeptBytes, bytes: Buffer): Promise<boolean> {
  try {
    await services.files.put(bytes)
  } catch (err) {
    log.error({ key: 'files.restoreFailed', storageKey: file.storageKey, err }, 'stored file not restored')
    return false
  }
  await endFault(db, file.storageKey, 'first', 'restored')
  return true
}

export type CopyState = 'none' | 'sound' | 'written' | 'failed'

/** Writes the second copy where it is missing or faulty. A store that fails is an alarm and hinders nothing else. */
export async function keepCopy(tending: Tending, file: KeptBytes, bytes: Buffer): Promise<CopyState> {
  const { db, services, log } = tending
  const { fileCopies } = services
  if (!fileCopies) return 'none'
  const second = await readStored(fileCopies, file).catch((): { fault: FaultKind } => ({
    fault: 'unreadable',
  }))
  if ('bytes' in second) {
    await endFault(db, file.storageKey, 'second', 'sound')
    return 'sound'
  }
  if (second.fault !== 'missing') await raiseFault(tending, file, 'second', second.fault)
  try {
    await fileCopies.put(bytes)
  } catch (err) {
    log.error({ key: 'files.copyFailed', storageKey: file.storageKey, err }, 'second copy not written')
    await raiseFault(tending, file, 'second', second.fault)
    return 'failed'
  }
  await endFault(db, file.storageKey, 'second', 'restored')
  return 'written'
}
