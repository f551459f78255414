import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import { zonesErrors } from '@lqr/contract/kernel/publishing/publication-fields.ts'
import { PUBLICATION_NOUNS } from '@lqr/contract/kernel/publishing/publication-kinds.ts'
import {
  DELETED,
  type PublicationAction,
  type PublicationStatus,
} from '@lqr/contract/kernel/publishing/publication-states.ts'
import type { Db } from '../data/database.ts'
import { type BoundCall, bindCall } from '../http/bind-call.ts'
import { CallError } from '../http/call-error.ts'
import { changeRecord } from './change-record.ts'
import { deleteDraft, WITH_NOTHING_LEFT } from './delete-draft.ts'
import { keepVersion } from './keep-version.ts'
import { movedColumns, requireMove } from './move-record.ts'
import type { Declared, KeptRecord, Publication, RecordCall, Viewer } from './publication.ts'
import { publicationCan, worksOn } from './publication.access.ts'
import { findRecord, findRecords, insertRecord, updateRecord } from './publication.store.ts'
import { requireRecord } from './require-record.ts'

/** The record as it is answered: with what the viewer may do, and without the work on it for who only reads what is public. */
function shownTo<Form, Row extends KeptRecord>(declared: Declared<Form>, { actor }: Viewer, record: Row) {
  const can = publicationCan(actor, declared, record)
  const hidden = {
    changeStatus: null,
    change: null,
    returnReason: null,
    submittedBy: null,
    submittedAt: null,
  }
  return { ...record, ...(worksOn(actor, declared) ? {} : hidden), can }
}

/** One record as the viewer reads it; throws the 404 of its kind for one that is not there or out of reach, without telling which. */
export async function requireRecordFor<Form, Row extends KeptRecord>(
  { declared, records }: Publication<Form, Row>,
  db: Db,
  id: string,
  viewer: Viewer,
) {
  const { kind, missing } = declared
  return shownTo(declared, viewer, await requireRecord(findRecord(kind, records(db, viewer), id), missing))
}

/** Binds the call that reads one record in every state. */
export function bindRecord<Form, Row extends KeptRecord>(
  publication: Publication<Form, Row>,
  call: RecordCall,
): BoundCall {
  return bindCall(call, ({ actor, db, params: { id }, now }) =>
    requireRecordFor(publication, db, id, { actor, now }),
  )
}

/** The word of the audit row of a move. */
function moveWord<N extends string>(action: PublicationAction, noun: N) {
  const words = {
    submit: `submit-${noun}`,
    approve: `approve-${noun}`,
    return: `return-${noun}`,
    discard: `discard-${noun}`,
    publish: `publish-${noun}`,
    unlist: `take-${noun}-offline`,
  } as const
  return words[action]
}

/** Binds the calls by which records of this kind are listed, drafted, changed, submitted, reviewed and taken off line. */
export function bindPublication<Form, Row extends KeptRecord>(
  publication: Publication<Form, Row>,
): readonly BoundCall[] {
  const { declared, columns, records, filters = {}, clean, check, within, beside, follow } = publication
  const { kind, calls } = declared
  const noun = PUBLICATION_NOUNS[kind]
  const list = bindCall(calls.list, async ({ actor, db, body, now }) => {
    const viewer = { actor, now }
    const typed = body as typeof body & Readonly<Record<string, unknown>>
    const equal = Object.fromEntries(Object.entries(filters).map(([name, column]) => [column, typed[name]]))
    const page = await findRecords(db, kind, records(db, viewer), {
      ...body,
      seesChanges: worksOn(actor, declared),
      equal,
    })
    return { ...page, list: page.list.map((record) => shownTo(declared, viewer, record)) }
  })
  const create = bindCall(calls.create, async ({ actor, db, params, body, now, audit }) => {
    const viewer = { actor, now }
    const form = clean?.(body) ?? body
    await check?.(form, viewer, db)
    const under = await within?.(db, String(params?.id), viewer)
    const id = await insertRecord(db, kind, {
      ...columns(form),
      ...under?.columns,
      status: 'DRAFT' satisfies PublicationStatus,
      changed_by: actor.accountId,
    })
    audit({
      action: `create-${noun}`,
      entity: kind,
      entityId: id,
      ...(under ? { detail: under.detail } : {}),
    })
    return requireRecordFor(publication, db, id, viewer)
  })
  const update = bindCall(calls.update, async ({ actor, db, params: { id }, body, now, audit }) => {
    const viewer = { actor, now }
    const { version, ...typed } = body
    const before = await requireRecordFor(publication, db, id, viewer)
    const isUpdated = await changeRecord(
      publication,
      db,
      { before, version },
      typed as Form & typeof typed,
      viewer,
    )
    const record = await requireRecordFor(publication, db, id, viewer)
    if (!isUpdated) throw new CallError(kernelErrors.conflict, { data: record })
    audit({ action: `update-${noun}`, entity: kind, entityId: id, detail: { version: record.version } })
    return record
  })
  const move = bindCall(calls.move, async ({ actor, db, params: { id }, body, now, audit }) => {
    const viewer = { actor, now }
    const { action, version, reason } = body
    const before = await requireRecordFor(publication, db, id, viewer)
    const next = await requireMove(publication, before, viewer, body, db)
    if (next === DELETED) {
      // A page of before asked about a change alone.
      if (!body.deletes) throw new CallError(zonesErrors.illegalMove, { data: before })
      if (!(await deleteDraft(publication, db, { id, version }, viewer))) {
        throw new CallError(kernelErrors.conflict, {
          data: await requireRecordFor(publication, db, id, viewer),
        })
      }
      audit({ action: `delete-${noun}`, entity: kind, entityId: id })
      return { ...before, can: WITH_NOTHING_LEFT }
    }
    const written = movedColumns(publication, before, next, body, viewer)
    const isMoved = await updateRecord(db, kind, { id, version }, written, now)
    if (isMoved && action === 'approve') await beside?.approve(db, id)
    if (isMoved && action === 'discard') await beside?.discard(db, id)
    const after = await requireRecordFor(publication, db, id, viewer)
    if (!isMoved) throw new CallError(kernelErrors.conflict, { data: after })
    if (action === 'approve') await keepVersion(publication, db, before, after, viewer)
    await follow?.(db, { action, before, after }, viewer)
    audit({
      action: moveWord(action, noun),
      entity: kind,
      entityId: id,
      detail: {
        from: before.changeStatus ?? before.status,
        to: next.changeStatus ?? next.status,
        ...(reason ? { reason } : {}),
      },
    })
    return after
  })
  return [list, create, update, move]
}
