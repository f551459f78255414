import type { Logger } from 'pino'
import type { FaultFinder, FaultKind, FaultPlace } from '@lqr/contract/files/faults.ts'
import type { Db } from '../../data/database.ts'
import { openFault } from '../../files/file-faults.store.ts'
import type { KeptBytes } from '../../files/read-stored.ts'
import type { Services } from '../../http/services.ts'

/** What looking after stored bytes needs: both stores, a place for alarms, and who is looking. */
export interface Tending {
  readonly db: Db
  readonly services: Pick<Services, 'files' | 'fileCopies'>
  readonly log: Pick<Logger, 'error'>
  readonly foundBy: FaultFinder
}

/** The alarm: a line of the log under a key that never changes, and a row that `/metrics` counts until it is ended. */
export async function raiseFault(
  { db, log, foundBy }: Tending,
  { storageKey }: KeptBytes,
  place: FaultPlace,
  kind: FaultKind,
): Promise<void> {
  const fault = { storageKey, place, kind, foundBy }
  log.error({ key: 'files.fault', ...fault }, 'stored file is faulty')
  await openFault(db, fault)
}
