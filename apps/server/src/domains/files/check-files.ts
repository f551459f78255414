import type { Db } from '../../data/database.ts'
import { endFault } from '../../files/file-faults.store.ts'
import type { KeptBytes } from '../../files/read-stored.ts'
import type { Services } from '../../http/services.ts'
import { addJob } from '../../jobs/add-job.store.ts'
import {
  type CheckFindings,
  type CheckRun,
  finishRun,
  holdRun,
  listKept,
  openRun,
  saveStep,
} from './file-check.store.ts'
import { keepCopy, soundBytes } from './mend-file.ts'
import { neededKeys } from './files.store.ts'
import { sealOld } from './seal-file.ts'
import { withinBytes } from './within-bytes.ts'

/** One step reads so much at most, then leaves room for as long as that takes at this rate. */
const STEP = { files: 100, bytes: 64 * 1024 * 1024 }
const BYTES_PER_SECOND = 20 * 1024 * 1024

type CheckServices = Pick<Services, 'db' | 'files' | 'fileCopies' | 'cipher' | 'log'>

/**
 * One step of the nightly check: reads the next files of the run, restores what is faulty, writes the second copies that
 * are missing, seals licences of before, and puts the next step into the outbox. Run and step commit together: whoever dies in between leaves a run
 * that goes on, and no step is taken twice. Answers the next step; undefined when the run is over or somebody else's.
 */
export async function checkFiles(
  services: CheckServices,
  step?: CheckRun,
  limit = STEP,
): Promise<CheckRun | undefined> {
  return services.db.transaction().execute(async (tx) => {
    const run = step ? await holdRun(tx, step) : await openRun(tx)
    if (!run) return undefined
    const files = withinBytes(await listKept(tx, run.lastKey, limit.files), limit.bytes)
    const last = files.at(-1)
    if (!last) {
      await finishRun(tx, run.id)
      return undefined
    }
    const found = await checkAll(tx, services, files)
    const next = { id: run.id, lastKey: last.storageKey }
    const now = await saveStep(tx, next, found)
    const pauseMs = (found.bytes / BYTES_PER_SECOND) * 1_000
    await addJob(tx, 'check-files', next, new Date(now.getTime() + pauseMs))
    return next
  })
}

async function checkAll(
  tx: Db,
  services: CheckServices,
  files: readonly KeptBytes[],
): Promise<CheckFindings> {
  const tending = { db: tx, services, log: services.log, foundBy: 'check' } as const
  const found = { files: 0, bytes: 0, copied: 0, restored: 0, sealed: 0, faults: 0 }
  for (const file of files) {
    found.files += 1
    found.bytes += file.storedSize
    const sound = await soundBytes(tending, file)
    if (!sound) {
      if ((await neededKeys(tx, [file.storageKey])).has(file.storageKey)) found.faults += 1
      continue
    }
    const sealed = await sealOld(tx, services, file.storageKey, sound.bytes)
    found.sealed += sealed
    // The plain bytes are on their way out: no second copy is made of them.
    if (sealed > 0) continue
    const copy = await keepCopy(tending, file, sound.bytes)
    if (sound.first === 'sound') await endFault(tx, file.storageKey, 'first', 'sound')
    if (sound.first === 'restored') found.restored += 1
    if (copy === 'written') found.copied += 1
    if (sound.first === 'faulty' || copy === 'failed') found.faults += 1
  }
  return found
}
