import type { Logger } from 'pino'
import { filesErrors } from '@lqr/contract/files/errors.ts'
import type { Db } from '../../data/database.ts'
import { type FileFault, openFault } from '../../files/file-faults.store.ts'
import { type KeptBytes, readStored } from '../../files/read-stored.ts'
import { CallError } from '../../http/call-error.ts'
import type { Services } from '../../http/services.ts'

interface Reading {
  readonly db: Db
  readonly services: Pick<Services, 'files'>
  readonly log: Pick<Logger, 'error'>
}

/** The bytes as they were uploaded; a declared error, and the alarm, when they are not there or no longer the same. */
export async function readWhole({ db, services, log }: Reading, file: KeptBytes): Promise<Buffer> {
  const found = await readStored(services.files, file)
  if ('bytes' in found) return found.bytes
  const { storageKey } = file
  await raiseFault(db, log, { storageKey, place: 'first', kind: found.fault, foundBy: 'reading' })
  throw new CallError(filesErrors.damaged)
}

/** The alarm: a line of the log under a key that never changes, and a row that `/metrics` counts until it is ended. */
async function raiseFault(db: Db, log: Pick<Logger, 'error'>, fault: FileFault): Promise<void> {
  log.error({ key: 'files.fault', ...fault }, 'stored file is faulty')
  await openFault(db, fault)
}
