import { supplyDocuments } from '@lqr/contract/applications/calls.ts'
import { requestMove } from '../../../cases/request-move.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { linkFiles } from '../../files/index.ts'
import { applicationKind } from '../application-kind.ts'
import { requireApplication } from '../application-moves.ts'
import { ownDocuments } from '../own-documents.ts'
import { APPLICATION_FILES } from '../show-application.ts'

/** The case returns to where it was asked from, its due time moved by the span the clock stood still. */
export const supplyDocumentsCall = bindCall(supplyDocuments, async (context) => {
  const { actor, body, db } = context
  const row = await requestMove(context, applicationKind, {
    id: body.id,
    move: 'supply',
    version: body.version,
    note: body.note,
    show: () => requireApplication(context, body.id),
    change: async (before) => {
      const files = await ownDocuments(db, actor, body.fileIds, 'supplement')
      await linkFiles(db, { entity: APPLICATION_FILES, entityId: before.id }, files)
      return { supplement_request: null }
    },
  })
  return requireApplication(context, row.id)
})
