import { financingErrors as errors } from '@lqr/contract/financing/errors.ts'
import {
  addOperationFile,
  addOperationNote,
  getOperation,
  proposeInterview,
} from '@lqr/contract/financing/operation-calls.ts'
import { caseEntity } from '@lqr/contract/kernel/cases/case-audit-words.ts'
import { caseScope, scopeOfSide } from '../../../cases/case-access.ts'
import { noticeOf } from '../../../cases/case-kind.ts'
import { nameOf } from '../../../cases/request-move.ts'
import { type BoundCall, bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { holdOwnFiles, linkFiles } from '../../files/index.ts'
import { sendMessage } from '../../messages/index.ts'
import { interviewProposed } from '../operation-copy.ts'
import { findOperationOf, insertInterview, insertNote } from '../operation.store.ts'
import { findResponseWords } from '../response-detail.store.ts'
import { responseKind } from '../response-kind.ts'
import { OPERATION_FILES } from '../operation-files.ts'
import { requireLiveOperation, showOperation } from '../show-operation.ts'

const entity = caseEntity(responseKind.declaration)

const getOperationCall = bindCall(getOperation, async (context) => {
  const { actor, db, params } = context
  const scope = scopeOfSide(await caseScope(db, actor, responseKind), 'institution')
  const found = await findOperationOf(db, params.demandNo, scope)
  if (!found) throw new CallError(errors.responseNotFound)
  return showOperation(context, found.id)
})

const addOperationNoteCall = bindCall(addOperationNote, async (context) => {
  const { actor, body, db, now, params } = context
  const row = await requireLiveOperation(context, params.id)
  const noteId = await insertNote(db, {
    response_id: row.id,
    content: body.content,
    account_id: actor.accountId,
    actor_name: nameOf(actor),
    created_at: now.toISOString(),
  })
  context.audit({ action: 'add-operation-note', entity, entityId: row.id, detail: { noteId } })
  return showOperation(context, row.id)
})

/** The enterprise is asked; it answers on the page of its need. */
const proposeInterviewCall = bindCall(proposeInterview, async (context) => {
  const { actor, body, db, now, params } = context
  const row = await requireLiveOperation(context, params.id)
  if (new Date(body.startsAt) <= now) {
    throw new CallError(errors.interviewPast, { fields: { startsAt: errors.interviewPast.msg } })
  }
  const place = body.place ?? null
  const interviewId = await insertInterview(db, {
    response_id: row.id,
    starts_at: body.startsAt,
    way: body.way,
    place,
    agenda: body.agenda ?? null,
    account_id: actor.accountId,
    actor_name: nameOf(actor),
    created_at: now.toISOString(),
  })
  const text = interviewProposed(await findResponseWords(db, row), body.startsAt, { way: body.way, place })
  const notice = noticeOf(responseKind, row, 'enterprise', 'interview-proposed', text)
  await sendMessage(db, { ...notice, companyId: row.company_id })
  context.audit({ action: 'propose-interview', entity, entityId: row.id, detail: { interviewId } })
  return showOperation(context, row.id)
})

const addOperationFileCall = bindCall(addOperationFile, async (context) => {
  const { actor, body, db, params } = context
  const row = await requireLiveOperation(context, params.id)
  const [own] = await holdOwnFiles(db, actor, [body.fileId])
  if (!own) throw new CallError(errors.fileNotYours, { fields: { fileId: errors.fileNotYours.msg } })
  await linkFiles(db, { entity: OPERATION_FILES[body.purpose], entityId: row.id }, [
    { fileId: body.fileId, purpose: body.purpose },
  ])
  context.audit({
    action: 'add-operation-file',
    entity,
    entityId: row.id,
    detail: { fileId: body.fileId, purpose: body.purpose },
  })
  return showOperation(context, row.id)
})

/** What an equity institution writes down about a need it works on. */
export const operationCalls: readonly BoundCall[] = [
  getOperationCall,
  addOperationNoteCall,
  proposeInterviewCall,
  addOperationFileCall,
]
