import { randomUUID } from 'node:crypto'
import { EXPORT_FAILURES, type ExportFailure, rowLimitsOf } from '@lqr/contract/exports/kinds.ts'
import { type AskedList, auditWords } from '../../exports/asked-list.ts'
import type { ExportedList } from '../../exports/exported-list.ts'
import { listFile } from '../../exports/list-file.ts'
import { type ListRow, readList } from '../../exports/read-list.ts'
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

/** Ends a run whose file may not be made. */
class NotMade extends Error {
  readonly failure: ExportFailure
  constructor(failure: ExportFailure) {
    super(failure)
    this.failure = failure
  }
}

/** The rows of the list, counted against what the role may take along, and told as progress. */
async function* countedRows(
  services: Services,
  wanted: Wanted,
  list: ExportedList,
  actor: Actor,
  counted: { rows: number },
): AsyncGenerator<ListRow> {
  const { file, day } = rowLimitsOf(actor.roles)
  const since = startOfDay(services.now())
  const used = await exportedSince(services.db, wanted.accountId, since, wanted.id)
  const reader = { actor, cityCode: wanted.cityCode, requestId: `export-${wanted.id}` }
  for await (const { rows, total } of readList(services, list, wanted.asked as AskedList, reader)) {
    counted.rows += rows.length
    if (counted.rows > file) throw new NotMade('tooManyRows')
    if (counted.rows + used.rows > day) throw new NotMade('dayUsedUp')
    yield* rows
    await noteProgress(services.db, wanted.id, counted.rows, total)
  }
}

async function writeParts(services: Services, wanted: Wanted, list: ExportedList, actor: Actor, run: string) {
  const counted = { rows: 0 }
  const { title, filterWords } = wanted
  const facts = { title, filterWords, columns: list.columns, madeAt: services.now(), by: actor.displayName }
  const stream = listFile(wanted.format, facts, countedRows(services, wanted, list, actor, counted))
  let [place, size, held, waiting] = [0, 0, 0, [] as Buffer[]]
  const keep = async () => {
    await insertPart(services.db, { exportId: wanted.id, run, place, content: Buffer.concat(waiting) })
    place += 1
    held = 0
    waiting = []
  }
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    waiting.push(chunk)
    held += chunk.length
    size += chunk.length
    if (held >= PART) await keep()
  }
  if (held > 0) await keep()
  return { rows: counted.rows, size }
}

/** Who the file is for, if it still may be theirs. */
async function readerOf({ db }: Services, wanted: Wanted): Promise<Actor> {
  const actor = await accountActor(db, wanted.accountId, wanted.sessionScope)
  if (!actor || !rightsOf(actor).equals(wanted.rights)) throw new NotMade('notAllowed')
  return actor
}

async function giveUp({ db }: Services, wanted: Wanted, failure: ExportFailure): Promise<void> {
  const reason = EXPORT_FAILURES.find(({ code }) => code === failure)?.name ?? ''
  await db.transaction().execute(async (tx) => {
    if (!(await failExport(tx, wanted.id, failure))) return
    const message = { kind: 'exports.failed', ...copy.failed(wanted.title, reason), link: LINK }
    await sendMessage(tx, { ...message, accountId: wanted.accountId })
  })
}

/**
 * Makes the file of a list in the background, part by part, in a run of its own: what a killed run left is none of the file, and the
 * next one begins anew. What goes wrong is told to the reader, who may ask again; without the database the job is tried again.
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
    if (!list) throw new NotMade('notAllowed')
    if (!(await claimRun(db, id, run))) return
    await dropOtherParts(db, id, run)
    const actor = await readerOf(services, wanted)
    const made = await writeParts(services, wanted, list, actor, run)
    await finish(services, wanted, actor, { ...made, run })
  } catch (error) {
    await dropParts(db, id, run)
    if (error instanceof NotMade) return giveUp(services, wanted, error.failure)
    if (error instanceof CallError) return giveUp(services, wanted, 'notAllowed')
    services.log.error({ err: error, exportId: id }, 'an export was not made')
    await giveUp(services, wanted, 'broken')
  }
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
