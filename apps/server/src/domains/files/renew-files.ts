import type { Services } from '../../http/services.ts'
import { addJob } from '../../jobs/add-job.store.ts'
import type { Renewer } from '../../sealed/renewer.ts'
import { holdBytes } from './files.store.ts'
import { soundBytes } from './mend-file.ts'
import { openStored } from './seal-file.ts'
import { holdSealed, listSealedOtherwise, markSealed } from './sealed.store.ts'

type Renewing = Pick<Services, 'db' | 'cipher' | 'log' | 'files' | 'fileCopies'>
type Old = Awaited<ReturnType<typeof listSealedOtherwise>>[number]

/** So many files of ten megabytes at most lie between two looks at the clock. */
const BATCH = 10

/**
 * Writes the bytes anew beside the old ones and lets the rows name them; whoever is reading the old ones reads on, and the
 * sweep takes them away. False when they do not open, or neither copy is sound.
 */
async function renewFile(services: Renewing, old: Old): Promise<boolean> {
  const { db, cipher, files, fileCopies, log } = services
  const sound = await soundBytes({ db, services, log, foundBy: 'check' }, old)
  const row = { id: old.storageKey, isSealed: true, sha256: old.sha256 }
  const plain = sound && openStored(services, row, sound.bytes, log)
  if (!plain) return false
  await db.transaction().execute(async (tx) => {
    await holdBytes(tx)
    const ids = await holdSealed(tx, old.storageKey)
    if (ids.length === 0) return
    const stored = await files.put(cipher.sealBytes(plain))
    await markSealed(tx, ids, { storageKey: stored.key, storedSize: stored.size }, cipher.mark)
    if (fileCopies) await addJob(tx, 'copy-file', { storageKey: stored.key })
  })
  return true
}

/** Renews the stored bytes of licences and letters of authority, each in a transaction of its own. */
export function fileRenewer(services: Renewing, limit = BATCH): Renewer {
  return {
    holder: 'file',
    async renewBatch([after = ''] = []) {
      const listed = await listSealedOtherwise(services.db, { mark: services.cipher.mark, after, limit })
      let renewed = 0
      for (const old of listed) if (await renewFile(services, old)) renewed += 1
      const last = listed.at(-1)
      return {
        renewed,
        failed: listed.length - renewed,
        next: last && listed.length === limit ? [last.storageKey] : undefined,
      }
    },
  }
}
