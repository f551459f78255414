import { randomUUID } from 'node:crypto'
import { EXPORT_FAILURES, type ExportFailure, rowLimitsOf } from '@lqr/contract/exports/kinds.ts'
import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import { type AskedList, auditWords } from '../../exports/asked-list.ts'
import type { Db } from '../../data/database.ts'
import { type ExportedList, listsOfFile } from '../../exports/exported-list.ts'
import { listFile } from '../../exports/list-file.ts'
import { type ListRow, type OpenList, openLists } from '../../exports/read-list.ts'
import { accountActor } from '../../http/account-actor.store.ts'
import type { Actor } from '../../http/actor.ts'
import { appendAudit } from '../../http/audit.store.ts'
import { CallError } from '../../http/call-error.ts'
import type { Services } from '../../http/services.ts'
import { sendMessage } from '../messages/index.ts'
import { exportCopy as copy } from './copy.ts'
import {
  claimRun,
  exportedSince,
  failExport,
  findExport,
  finishExport,
  noteProgress,
} from './export-file.store.ts'
import { dropOtherParts, dropParts, insertPart } from './export-part.store.ts'
import { rightsOf, startOfDay } from './exports.access.ts'

type Wanted = NonNullable<Awaited<ReturnType<typeof findExport>>>

const PART = 1024 * 1024
const LINK = '/exports'
/** So long two releases may stand beside each other while one of them is brought in. */
const BRINGING_IN_MS = 900_000

/** Ends a run whose file may not be made. */
class NotMade extends Error {
  readonly failure: ExportFailure
  constructor(failure: ExportFailure) {
    super(failure)
    this.failure = failure
  }
}

/** Ends a run of a list that this release does not have. */
class UnknownList extends Error {}

/** Whether a run failed because another release was asked: it has a list or a filter that this one does not know. */
const isOfOtherRelease = (error: unknown): boolean =>
  error instanceof UnknownList || (error instanceof CallError && error.def === kernelErrors.invalidInput)

/** The rows of a list, counted with those of the others against what the role may take along, and told as progress. */
async function* countedRows(
  { db }: Services,
  { id }: Wanted,
  { batches }: OpenList,
  room: { readonly file: number; readonly day: number },
  counted: { rows: number },
): AsyncGenerator<ListRow> {
  for await (const { rows, total } of batches()) {
    counted.rows += rows.length
    if (counted.rows > room.file) throw new NotMade('tooManyRows')
    if (counted.rows > room.day) throw new NotMade('dayUsedUp')
    yield* rows
    await noteProgress(db, id, counted.rows, total)
  }
}

/** What the role may still take along: in a file, and today. */
async function roomOf({ db, now }: Services, { accountId, id }: Wanted, { roles }: Actor) {
  const { file, day } = rowLimitsOf(roles)
  const used = await exportedSince(db, accountId, startOfDay(now()), id)
  return { file, day: day - used.rows }
}

async function writeParts(
  services: Services,
  wanted: Wanted,
  lists: readonly ExportedList[],
  actor: Actor,
  run: string,
) {
  const counted = { rows: 0 }
  const room = await roomOf(services, wanted, actor)
  const { title, filterWords, cityCode } = wanted
  const facts = { title, filterWords, madeAt: services.now(), by: actor.displayName }
  const reader = { actor, cityCode, requestId: `export-${wanted.id}` }
  const opened = await openLists(services, lists, wanted.asked as AskedList, reader)
  try {
    const tables = opened.lists.map((list) => ({
      ...list,
      rows: () => countedRows(services, wanted, list, room, counted),
    }))
    const size = await keepParts(services.db, listFile(wanted.format, facts, tables), wanted.id, run)
    return { rows: counted.rows, size }
  } finally {
    await opened.close()
  }
}

/** Keeps a stream in parts; answers its length. */
async function keepParts(db: Db, stream: AsyncIterable<Buffer>, exportId: string, run: string) {
  let [place, size, held, waiting] = [0, 0, 0, [] as Buffer[]]
  const keep = async () => {
    await insertPart(db, { exportId, run, place, content: Buffer.concat(waiting) })
    place += 1
    held = 0
    waiting = []
  }
  for await (const chunk of stream) {
    waiting.push(chunk)
    held += chunk.length
    size += chunk.length
    if (held >= PART) await keep()
  }
  if (held > 0) await keep()
  return size
}

/** Who the file is for, if it still may be theirs. */
async function readerOf({ db }: Services, wanted: Wanted): Promise<Actor> {
  const actor = await accountActor(db, wanted.accountId, wanted.sessionScope)
  if (!actor || !rightsOf(actor).equals(wanted.rights)) throw new NotMade('notAllowed')
  return actor
}

/** Notes that a file is not made and why, and tells its reader; nothing of one that is there or was deleted. */
async function notifyNotMade(
  tx: Db,
  { id, title, accountId }: Wanted,
  failure: ExportFailure,
): Promise<void> {
  const reason = EXPORT_FAILURES.find(({ code }) => code === failure)?.name ?? ''
  if (!(await failExport(tx, id, failure))) return
  await sendMessage(tx, { kind: 'exports.failed', ...copy.failed(title, reason), link: LINK, accountId })
}

const giveUp = ({ db }: Services, wanted: Wanted, failure: ExportFailure): Promise<void> =>
  db.transaction().execute((tx) => notifyNotMade(tx, wanted, failure))

/** The job of a file was given up: its reader is told, and may try again. */
export async function endExport(tx: Db, id: string): Promise<void> {
  const wanted = await findExport(tx, id)
  if (wanted) await notifyNotMade(tx, wanted, 'broken')
}

/**
 * Makes the file of a list in the background, part by part, in a run of its own: what a killed run left is none of the file, and the
 * next one begins anew. What goes wrong is told to the reader, who may ask again; without the database the job is tried again, and for a
 * quarter of an hour so is one that another release was asked for, until a process of that release takes it up.
 */
export async function makeExport(
  services: Services,
  lists: ReadonlyMap<string, ExportedList>,
  id: string,
): Promise<void> {
  const { db } = services
  const wanted = await findExport(db, id)
  if (wanted?.status !== 'PENDING') return
  const list = lists.get(wanted.list)
  const run = randomUUID()
  try {
    if (!list) throw new UnknownList(wanted.list)
    if (!(await claimRun(db, id, run))) return
    await dropOtherParts(db, id, run)
    const actor = await readerOf(services, wanted)
    const made = await writeParts(services, wanted, listsOfFile(lists, list, wanted.format), actor, run)
    await finish(services, wanted, actor, { ...made, run })
  } catch (error) {
    await dropParts(db, id, run)
    const age = services.now().getTime() - Date.parse(wanted.requestedAt)
    if (isOfOtherRelease(error) && age < BRINGING_IN_MS) throw error
    await giveUp(services, wanted, failureOf(services, wanted, error))
  }
}

/** Why a file is not made, as its reader is told; what nobody foresaw is written to the log. */
function failureOf({ log }: Services, { id }: Wanted, error: unknown): ExportFailure {
  if (error instanceof NotMade) return error.failure
  if (error instanceof CallError && !isOfOtherRelease(error)) return 'notAllowed'
  log.error({ err: error, exportId: id }, 'an export was not made')
  return 'broken'
}

async function finish(
  services: Services,
  { id, list, title, format, accountId, filterWords }: Wanted,
  { userSourceType }: Actor,
  made: { run: string; rows: number; size: number },
): Promise<void> {
  await services.db.transaction().execute(async (tx) => {
    if (!(await finishExport(tx, { id, ...made, now: services.now() }))) {
      await dropParts(tx, id, made.run)
      return
    }
    const detail = { list, format, rows: made.rows, filter: auditWords(filterWords) }
    const origin = { actor: { accountId, userSourceType }, requestId: `export-${id}`, ip: null }
    await appendAudit(tx, origin, [{ action: 'export-list', entity: 'export_file', entityId: id, detail }])
    const message = { kind: 'exports.ready', ...copy.ready(title, made.rows), link: LINK }
    await sendMessage(tx, { ...message, accountId })
  })
}
