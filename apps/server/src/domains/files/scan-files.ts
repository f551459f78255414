import type { ScanState } from '@lqr/contract/files/scan-states.ts'
import type { Services } from '../../http/services.ts'
import { readStored } from '../../files/read-stored.ts'
import { sendMessage } from '../messages/index.ts'
import { infectedLater } from './copy.ts'
import { listWaiting, saveScanState } from './quarantine.store.ts'
import { openStored } from './seal-file.ts'
import { scanState } from './screen-upload.ts'

const BATCH = 50

/** Keeps the verdict; whoever handed in what nobody gets any more is told, because nothing on their pages says so. */
async function judge({ db }: Services, storageKey: string, state: ScanState): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const files = await saveScanState(tx, storageKey, state)
    if (state !== 'infected') return
    const { kind, title, body } = infectedLater
    for (const { name, ownerAccountId, ownerCompanyId } of files) {
      const owner = ownerCompanyId === null ? { accountId: ownerAccountId } : { companyId: ownerCompanyId }
      await sendMessage(tx, { kind, title, body: body(name), ...owner })
    }
  })
}

/**
 * Scans what waits in quarantine; stops at the first file without a verdict, because the scanner is most likely still away.
 * Faulty bytes wait on: the nightly check sees to them.
 */
export async function scanFiles(services: Services): Promise<void> {
  const { db, log } = services
  for (const file of await listWaiting(db, BATCH)) {
    const found = await readStored(services.files, file)
    if (!('bytes' in found)) continue
    const bytes = openStored(services, file, found.bytes, log)
    if (!bytes) continue
    const state = await scanState(services, bytes, log)
    if (state === 'waiting') return
    await judge(services, file.storageKey, state)
  }
}
