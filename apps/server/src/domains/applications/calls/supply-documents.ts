import { supplyDocuments } from '@lqr/contract/applications/calls.ts'
import { productsErrors as errors } from '@lqr/contract/products/errors.ts'
import { requestMove } from '../../../cases/request-move.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { linkFiles, type SentFiles } from '../../files/index.ts'
import { applicationKind } from '../application-kind.ts'
import { requireApplication } from '../application-moves.ts'
import { missingDocuments } from '../copy.ts'
import { ownDocuments } from '../own-documents.ts'
import { APPLICATION_FILES } from '../application-files.ts'

/** Every document that was named has a file, or the note says why not; without names, any file will do. */
function supplyProblem(
  asked: readonly string[],
  { documents = [], fileIds = [], note }: SentFiles & { note?: string | null | undefined },
): Record<string, string> | undefined {
  if (documents.length + fileIds.length === 0) {
    return { [asked.length > 0 ? 'documents' : 'fileIds']: errors.documentsMissing.msg }
  }
  const missing = asked.filter((name) => documents.every((document) => document.name !== name))
  return missing.length > 0 && !note ? { documents: missingDocuments(missing) } : undefined
}

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
      const asked = before.supplement_documents
      const problem = supplyProblem(asked, body)
      if (problem) throw new CallError(errors.documentsMissing, { fields: problem })
      const files = await ownDocuments(db, actor, body, { asked, purpose: 'supplement' })
      await linkFiles(db, { entity: APPLICATION_FILES, entityId: before.id }, files)
      return { supplement_request: null, supplement_documents: [] }
    },
  })
  return requireApplication(context, row.id)
})
