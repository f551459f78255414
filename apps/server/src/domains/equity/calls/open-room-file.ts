import { interestCase } from '@lqr/contract/equity/interest-case.ts'
import { projectErrors as errors } from '@lqr/contract/equity/project-errors.ts'
import { openRoomFile } from '@lqr/contract/equity/room-calls.ts'
import { caseEntity } from '@lqr/contract/kernel/cases/case-audit-words.ts'
import { nameOf } from '../../../cases/request-move.ts'
import { watermarked } from '../../../files/watermark.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { readLinked } from '../../files/index.ts'
import { findInterestFor } from '../interest.access.ts'
import { findInstitution } from '../interest-parties.store.ts'
import { PROJECT_FILES } from '../project-values.ts'
import { insertRoomView } from '../room.store.ts'
import { shanghaiMinute } from '../../../clocks/shanghai-minute.ts'
import { isConsented } from '../show-interest.ts'

const PDF = '.pdf'

/** The consent is asked for at every opening. What cannot be marked is not handed out. */
export const openRoomFileCall = bindCall(openRoomFile, async (context) => {
  const { actor, audit, db, now, params } = context
  const { row } = await findInterestFor(context, params.id, 'institution')
  if (!row) throw new CallError(errors.interestNotFound)
  if (!isConsented(row)) throw new CallError(errors.roomClosed)
  const place = { entity: PROJECT_FILES, entityId: row.project_id }
  const { name, mime, bytes } = await readLinked(context, params.fileId, place)
  const { orgName } = await findInstitution(db, row.org_id)
  const lines = [orgName, `${nameOf(actor)} ${shanghaiMinute(now)}`, row.interest_no]
  const marked = await watermarked({ bytes, mime, lines })
  if (!marked) throw new CallError(errors.noWatermark)
  await insertRoomView(db, {
    projectId: row.project_id,
    interestId: row.id,
    fileId: params.fileId,
    fileName: name,
    accountId: actor.accountId,
    at: now,
  })
  audit({
    action: 'open-room-file',
    entity: caseEntity(interestCase),
    entityId: row.id,
    detail: { fileId: params.fileId, projectId: row.project_id },
  })
  const shownName = name.toLowerCase().endsWith(PDF) ? name : `${name}${PDF}`
  return { stream: marked, mime: 'application/pdf', name: shownName, size: marked.length }
})
