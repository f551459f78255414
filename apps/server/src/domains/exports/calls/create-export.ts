import { createExport } from '@lqr/contract/exports/calls.ts'
import { exportErrors as errors } from '@lqr/contract/exports/errors.ts'
import { auditWords, filterOf, filterWords } from '../../../exports/asked-list.ts'
import { exportWords } from '../../../exports/copy.ts'
import { listsOfFile, type ListsToExport } from '../../../exports/exported-list.ts'
import { peekList } from '../../../exports/read-list.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { addJob } from '../../../jobs/add-job.store.ts'
import { insertExport, showExport } from '../export-file.store.ts'
import { rightsOf } from '../exports.access.ts'
import { requireRoom } from '../request-export.ts'

/** Unknown as soon as one of them is. */
const sumOf = (counts: readonly (number | undefined)[]) =>
  counts.reduce((sum, count) => (sum === undefined || count === undefined ? undefined : sum + count), 0)

/** Asks the list itself first: whoever may not read it, or asks it wrongly, gets the list's own refusal. */
export const makeCreateExportCall = (lists: ListsToExport) =>
  bindCall(createExport, async ({ db, services, actor, body, request, now, audit }) => {
    const { list: name, format, ...asked } = body
    const list = lists().get(name)
    if (!list) throw new CallError(errors.listNotFound)
    const reader = { actor, cityCode: request.cityCode, requestId: request.id }
    const peeked = []
    for (const one of listsOfFile(lists(), list, format))
      peeked.push(await peekList(services, db, one, asked, reader))
    const of = peeked[0]?.of
    const rows = sumOf(peeked.map((one) => one.rows))
    const { isInBackground } = await requireRoom(db, { actor, format, rows, now })
    const words = filterWords(list.call, asked)
    const { accountId, scope: sessionScope } = actor
    const id = await insertExport(db, {
      accountId,
      sessionScope,
      list: name,
      title: of === undefined ? list.title : exportWords.titleOf(list.title, of),
      format,
      isInBackground,
      rows,
      now,
      asked: filterOf(asked),
      filterWords: words,
      cityCode: request.cityCode,
      rights: rightsOf(actor),
    })
    if (isInBackground) await addJob(db, 'make-export', { exportId: id })
    else {
      const detail = { list: name, format, rows: rows ?? null, filter: auditWords(words) }
      audit({ action: 'export-list', entity: 'export_file', entityId: id, detail })
    }
    const begun = await showExport(db, { id, accountId, now })
    if (!begun) throw new CallError(errors.exportNotFound)
    return begun
  })
