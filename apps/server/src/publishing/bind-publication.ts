import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import { zonesErrors } from '@lqr/contract/kernel/publishing/publication-fields.ts'
import { PUBLICATION_NOUNS } from '@lqr/contract/kernel/publishing/publication-kinds.ts'
import type { Db } from '../data/database.ts'
import { type BoundCall, bindCall } from '../http/bind-call.ts'
import { CallError } from '../http/call-error.ts'
import type { KeptRecord, Publication, Viewer } from './publication.ts'
import { statusAfter } from './publication.rules.ts'
import { findRecord, findRecords, insertRecord, movedColumns, updateRecord } from './publication.store.ts'
import { requireRecord } from './require-record.ts'

/** One record as the viewer reads it; throws the 404 of its kind for one that is not there or out of reach, without telling which. */
export async function requireRecordFor<Form, Row extends KeptRecord, Shown extends KeptRecord = Row>(
  { declared, records, shown }: Publication<Form, Row, Shown>,
  db: Db,
  id: string,
  viewer: Viewer,
): Promise<Shown> {
  const { kind, missing } = declared
  const record = await requireRecord(findRecord(kind, records(db, viewer), id), missing)
  return (shown ? shown(record, viewer) : record) as Shown
}

/** Binds the calls by which records of this kind are listed, drafted, changed, published and taken off line. */
export function bindPublication<Form, Row extends KeptRecord, Shown extends KeptRecord = Row>(
  publication: Publication<Form, Row, Shown>,
): readonly BoundCall[] {
  const { declared, columns, records, shown, filters = {}, check, within, publishable } = publication
  const { kind, calls } = declared
  const noun = PUBLICATION_NOUNS[kind]
  const list = bindCall(calls.list, async ({ actor, db, body, now }) => {
    const viewer = { actor, now }
    const typed = body as typeof body & Readonly<Record<string, unknown>>
    const equal = Object.fromEntries(Object.entries(filters).map(([name, column]) => [column, typed[name]]))
    const page = await findRecords(db, kind, records(db, viewer), { ...body, equal })
    return shown ? { ...page, list: page.list.map((record) => shown(record, viewer)) } : page
  })
  const create = bindCall(calls.create, async ({ actor, db, params, body, now, audit }) => {
    const viewer = { actor, now }
    check?.(body)
    const under = await within?.(db, String(params?.id), viewer)
    const id = await insertRecord(db, kind, { ...columns(body), ...under?.columns })
    audit({
      action: `create-${noun}`,
      entity: kind,
      entityId: id,
      ...(under ? { detail: under.detail } : {}),
    })
    return requireRecordFor(publication, db, id, viewer)
  })
  const update = bindCall(calls.update, async ({ actor, db, params: { id }, body, now, audit }) => {
    const { version } = body
    check?.(body)
    const isUpdated = await updateRecord(db, kind, { id, version }, columns(body), now)
    const record = await requireRecordFor(publication, db, id, { actor, now })
    if (!isUpdated) throw new CallError(kernelErrors.conflict, { data: record })
    audit({ action: `update-${noun}`, entity: kind, entityId: id, detail: { version: record.version } })
    return record
  })
  const move = bindCall(calls.move, async ({ actor, db, params: { id }, body, now, audit }) => {
    const viewer = { actor, now }
    const { action, version } = body
    const before = await requireRecordFor(publication, db, id, viewer)
    if (action === 'publish') publishable?.(before)
    if (before.version !== version) throw new CallError(kernelErrors.conflict, { data: before })
    const status = statusAfter(before.status, action)
    if (!status) throw new CallError(zonesErrors.illegalMove, { data: before })
    const isMoved = await updateRecord(db, kind, { id, version }, movedColumns(status, now), now)
    const after = await requireRecordFor(publication, db, id, viewer)
    if (!isMoved) throw new CallError(kernelErrors.conflict, { data: after })
    audit({
      action: action === 'publish' ? `publish-${noun}` : `take-${noun}-offline`,
      entity: kind,
      entityId: id,
      detail: { from: before.status, to: status },
    })
    return after
  })
  return [list, create, update, move]
}
