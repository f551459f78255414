import type { Logger } from 'pino'
import type { Db } from '../../data/database.ts'
import type { FileMove } from '../../files/make-stores.ts'
import { type KeptBytes, readStored } from '../../files/read-stored.ts'
import type { Services } from '../../http/services.ts'
import { addJob } from '../../jobs/add-job.store.ts'
import { listKept } from './file-check.store.ts'
import {
  beginRound,
  finishMove,
  holdMove,
  type MoveFindings,
  type MoveRun,
  openMove,
  saveMoveStep,
} from './file-move.store.ts'
import { neededKeys } from './files.store.ts'
import { withinBytes } from './within-bytes.ts'

/** One step reads and writes so much at most: it is one transaction, and what it did again after a crash. */
const STEP = { files: 50, bytes: 32 * 1024 * 1024 }
/** Instances that still write to the former place could be followed for ever. */
const ROUNDS = 5

export type MoveServices = Pick<Services, 'db' | 'fileMove' | 'fileCopies' | 'log'>

/** The move to where files are written now: the one under way, or a new one, whose first step is a job. Answers its next step. */
export function startMove(db: Db, { to }: FileMove): Promise<MoveRun> {
  return db.transaction().execute(async (tx) => {
    const run = await openMove(tx, to.place)
    await addJob(tx, 'move-files', run)
    return run
  })
}

/**
 * One step of a move: carries the next files, each compared with its digest on both sides, and puts the next step into the outbox.
 * Step and progress commit together: whoever dies in between leaves a move that goes on, and no step is taken twice. Answers the
 * next step; undefined when the move is over or another process took this one. The former place is left as it is.
 */
export function moveFiles(services: MoveServices, step: MoveRun, limit = STEP): Promise<MoveRun | undefined> {
  const { db, fileMove } = services
  return db.transaction().execute(async (tx) => {
    const run = await holdMove(tx, step)
    if (!run) return undefined
    if (fileMove?.to.place !== run.target)
      throw new Error(`this process does not move files to ${run.target}`)
    const files = withinBytes(await listKept(tx, run.lastKey, limit.files), limit.bytes)
    const last = files.at(-1)
    if (last) {
      const next = { id: run.id, round: run.round, lastKey: last.storageKey }
      await saveMoveStep(tx, next, await carryAll(tx, services, fileMove, files, run.round === 1))
      await addJob(tx, 'move-files', next)
      return next
    }
    if (run.carriedInRound === 0 || run.round === ROUNDS) {
      await finishMove(tx, run.id)
      return undefined
    }
    const next = { id: run.id, round: run.round + 1, lastKey: '' }
    await beginRound(tx, next)
    await addJob(tx, 'move-files', next)
    return next
  })
}

async function carryAll(
  tx: Db,
  services: MoveServices,
  move: FileMove,
  files: readonly KeptBytes[],
  isFirstRound: boolean,
): Promise<MoveFindings> {
  const found = { files: 0, bytes: 0, carried: 0, failed: 0 }
  for (const file of files) {
    found.files += 1
    found.bytes += file.storedSize
    if (await isThere(move, file, isFirstRound)) continue
    const bytes = await soundBytesOf(services, move, file)
    if (bytes) {
      await move.to.put(bytes)
      if (!('bytes' in (await readStored(move.to, file)))) throw new Error(`${file.storageKey} not kept`)
      found.carried += 1
    } else if ((await neededKeys(tx, [file.storageKey])).has(file.storageKey)) {
      found.failed += 1
      notCarried(services.log, file)
    }
  }
  return found
}

/** The first round reads every file to its end; what it found sound, or wrote, later ones only look for. */
async function isThere({ to }: FileMove, file: KeptBytes, isFirstRound: boolean): Promise<boolean> {
  if (!isFirstRound) return (await to.sizeOf(file.storageKey)) === file.storedSize
  return 'bytes' in (await readStored(to, file))
}

async function soundBytesOf({ fileCopies }: MoveServices, { from }: FileMove, file: KeptBytes) {
  for (const store of [from, fileCopies]) {
    const found = store && (await readStored(store, file))
    if (found && 'bytes' in found) return found.bytes
  }
  return undefined
}

function notCarried(log: Pick<Logger, 'error'>, { storageKey }: KeptBytes): void {
  log.error({ key: 'files.notCarried', storageKey }, 'no store has this file sound')
}
