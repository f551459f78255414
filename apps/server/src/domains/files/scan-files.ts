import type { Services } from '../../http/services.ts'
import { readStored } from '../../files/read-stored.ts'
import { listWaiting, saveScanState } from './quarantine.store.ts'
import { openStored } from './seal-file.ts'
import { scanState } from './screen-upload.ts'

const BATCH = 50

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
    await saveScanState(db, file.storageKey, state)
  }
}
