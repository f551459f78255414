import { fileRenewer } from '../domains/files/index.ts'
import type { Services } from '../http/services.ts'
import { runRenewal } from './renew-job.ts'
import { rowRenewer } from './renew-rows.ts'
import { renewSealed } from './renew-sealed.ts'
import type { Renewer } from './renewer.ts'
import { SEALED_TABLES } from './sealed-columns.ts'

/** Everything that holds sealed values: the tables, and the stored files. */
export function sealedRenewers(
  services: Pick<Services, 'db' | 'cipher' | 'log' | 'files' | 'fileCopies'>,
): Renewer[] {
  return [...SEALED_TABLES.map((sealed) => rowRenewer(services, sealed)), fileRenewer(services)]
}

/**
 * One run of the renewal of all there is. The few values of the sandbox come last and at once: a key that is taken out is gone from
 * both databases.
 */
export async function renewEverywhere(services: Services, payload: unknown): Promise<void> {
  if (!(await runRenewal(services, sealedRenewers(services), payload))) return
  const sandbox = await services.sandbox?.services()
  if (sandbox) await renewSealed(sealedRenewers(sandbox))
}
