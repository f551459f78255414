import { fileRenewer } from '../domains/files/index.ts'
import type { Services } from '../http/services.ts'
import { rowRenewer } from './renew-rows.ts'
import type { Renewer } from './renewer.ts'
import { SEALED_TABLES } from './sealed-columns.ts'

/** Everything that holds sealed values: the tables, and the stored files. */
export function sealedRenewers(
  services: Pick<Services, 'db' | 'cipher' | 'log' | 'files' | 'fileCopies'>,
): Renewer[] {
  return [...SEALED_TABLES.map((sealed) => rowRenewer(services, sealed)), fileRenewer(services)]
}
