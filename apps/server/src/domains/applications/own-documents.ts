import { productsErrors as errors } from '@lqr/contract/products/errors.ts'
import type { Db } from '../../data/database.ts'
import type { Actor } from '../../http/actor.ts'
import { CallError } from '../../http/call-error.ts'
import { holdPlaced, type SentFiles } from '../files/index.ts'

/** The documents of a submission, each the caller's own upload and in a place that was asked for; 422 at the field otherwise. */
export async function ownDocuments(
  db: Db,
  actor: Actor,
  sent: SentFiles,
  { asked, purpose }: { readonly asked: readonly string[]; readonly purpose: string },
) {
  if (sent.documents?.some(({ name }) => !asked.includes(name)))
    throw refused('documentNotAsked', 'documents')
  const { files, foreign } = await holdPlaced(db, actor, sent, purpose)
  if (foreign) throw refused('fileNotYours', foreign)
  return files
}

function refused(key: 'documentNotAsked' | 'fileNotYours', field: 'documents' | 'fileIds'): CallError {
  return new CallError(errors[key], { fields: { [field]: errors[key].msg } })
}
