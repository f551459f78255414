import type { Db } from '../../data/database.ts'
import { dropFaults } from '../../files/file-faults.store.ts'
import type { FileStorage } from '../../files/file-storage.ts'
import type { Services } from '../../http/services.ts'
import { claimBytes, deleteUnused, neededKeys } from './files.store.ts'

const UNUSED_DAYS = 30
const ORPHAN_HOURS = 1
const BATCH = 100

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

/**
 * Deletes uploads that were not used for 30 days and that no draft of a form may name, then the bytes no file needs any more: those of deleted files and
 * those whose row never committed, in both stores. Safe beside uploads: a batch is looked up and removed while none is under way.
 */
export async function sweepFiles(services: Services): Promise<{ unused: number; orphans: number }> {
  const now = services.now()
  const unusedBefore = new Date(now.getTime() - UNUSED_DAYS * DAY_MS)
  const unused = await services.db.transaction().execute((tx) => deleteUnused(tx, unusedBefore, now))
  const orphansBefore = new Date(now.getTime() - ORPHAN_HOURS * HOUR_MS)
  const orphans = await sweepStore(services.db, services.files, orphansBefore)
  if (services.fileCopies) await sweepStore(services.db, services.fileCopies, orphansBefore)
  await dropFaults(services.db)
  return { unused, orphans }
}

async function sweepStore(db: Db, store: FileStorage, before: Date): Promise<number> {
  let orphans = 0
  let batch: string[] = []
  for await (const key of store.listOlder(before)) {
    batch.push(key)
    if (batch.length === BATCH) {
      orphans += await removeOrphans(db, store, batch)
      batch = []
    }
  }
  return batch.length > 0 ? orphans + (await removeOrphans(db, store, batch)) : orphans
}

async function removeOrphans(db: Db, store: FileStorage, keys: string[]): Promise<number> {
  const possible = await neededKeys(db, keys)
  if (keys.every((key) => possible.has(key))) return 0
  return db.transaction().execute(async (tx) => {
    await claimBytes(tx)
    const needed = await neededKeys(tx, keys)
    const orphans = keys.filter((key) => !needed.has(key))
    for (const key of orphans) await store.remove(key)
    return orphans.length
  })
}
