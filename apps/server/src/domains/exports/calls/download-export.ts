import { downloadExport } from '@lqr/contract/exports/calls.ts'
import { exportErrors as errors } from '@lqr/contract/exports/errors.ts'
import { MOST_AT_ONCE } from '@lqr/contract/exports/kinds.ts'
import { shanghaiDay } from '../../../clocks/working-days.ts'
import type { AskedList } from '../../../exports/asked-list.ts'
import { exportWords } from '../../../exports/copy.ts'
import { type ExportedList, listsOfFile, type ListsToExport } from '../../../exports/exported-list.ts'
import { listFile, type ListTable, MIME } from '../../../exports/list-file.ts'
import { type ListRow, openLists, type Reader } from '../../../exports/read-list.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import type { Services } from '../../../http/services.ts'
import { findExport } from '../export-file.store.ts'
import { readParts } from '../export-part.store.ts'
import { rightsOf } from '../exports.access.ts'

type Kept = NonNullable<Awaited<ReturnType<typeof findExport>>>

/** What is made while it is fetched is short: its rows are read at once, so that a slow reader holds no connection. */
async function readAtOnce(
  services: Services,
  lists: readonly ExportedList[],
  asked: AskedList,
  reader: Reader,
) {
  const opened = await openLists(services, lists, asked, reader)
  try {
    let count = 0
    const tables: ListTable[] = []
    for (const { title, columns, batches } of opened.lists) {
      const rows: ListRow[] = []
      for await (const batch of batches()) {
        rows.push(...batch.rows)
        count += batch.rows.length
        if (count > MOST_AT_ONCE) throw new CallError(errors.listGrew)
      }
      tables.push({ title, columns, rows: () => each(rows) })
    }
    return { tables, count }
  } finally {
    await opened.close()
  }
}

async function* each(rows: readonly ListRow[]): AsyncGenerator<ListRow> {
  yield* rows
}

async function madeNow(services: Services, lists: ListsToExport, kept: Kept, reader: Reader, now: Date) {
  const list = lists().get(kept.list)
  if (!list) throw new CallError(errors.exportNotFound)
  const wanted = listsOfFile(lists(), list, kept.format)
  const { tables, count } = await readAtOnce(services, wanted, kept.asked as AskedList, reader)
  const { title, filterWords } = kept
  const facts = { title, filterWords, madeAt: now, by: reader.actor.displayName }
  return { stream: listFile(kept.format, facts, tables), rows: count }
}

/** The own file while it can be fetched, with the rights it was asked with; what is short is read anew each time. */
export const makeDownloadExportCall = (lists: ListsToExport) =>
  bindCall(downloadExport, async ({ db, services, actor, params: { id }, request, now, audit }) => {
    const kept = await findExport(db, id)
    const isThere = kept?.accountId === actor.accountId && kept.status === 'READY'
    if (!isThere || !kept.readyAt || !kept.expiresAt || new Date(kept.expiresAt) <= now)
      throw new CallError(errors.exportNotFound)
    if (!rightsOf(actor).equals(kept.rights)) throw new CallError(errors.rightsChanged)
    const name = exportWords.fileName(kept.title, shanghaiDay(new Date(kept.readyAt)), kept.format)
    const mime = MIME[kept.format]
    const about = { action: 'download-export', entity: 'export_file', entityId: id } as const
    if (kept.isInBackground && kept.run) {
      audit(about)
      return { stream: readParts(services.db, id, kept.run), mime, name, size: Number(kept.size) }
    }
    const reader = { actor, cityCode: kept.cityCode, requestId: request.id }
    const { stream, rows } = await madeNow(services, lists, kept, reader, now)
    audit({ ...about, detail: { rows } })
    return { stream, mime, name }
  })
