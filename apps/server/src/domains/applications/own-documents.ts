import { productsErrors as errors } from '@lqr/contract/products/errors.ts'
import type { Db } from '../../data/database.ts'
import type { Actor } from '../../http/actor.ts'
import { CallError } from '../../http/call-error.ts'
import { holdOwnFiles } from '../files/index.ts'

/** Files of a submission: in the places of named documents, and without a place. */
export interface SentDocuments {
  readonly documents?: readonly { readonly name: string; readonly fileId: string }[] | undefined
  readonly fileIds: readonly string[]
}

/**
 * The documents of a submission, each the caller's own upload, still there and in a place that was asked for; 422 at the field
 * otherwise. A file with a place bears its name as purpose, the others bear `purpose`. No kind is wanted here: institutions
 * ask for a copy of the licence as readily as for a photograph.
 */
export async function ownDocuments(
  db: Db,
  actor: Actor,
  { documents = [], fileIds }: SentDocuments,
  { asked, purpose }: { readonly asked: readonly string[]; readonly purpose: string },
) {
  if (documents.some(({ name }) => !asked.includes(name))) throw refused('documentNotAsked', 'documents')
  const purposes = new Map(fileIds.map((fileId) => [fileId, purpose]))
  for (const { name, fileId } of documents) purposes.set(fileId, name)
  const own = new Set((await holdOwnFiles(db, actor, [...purposes.keys()])).map(({ id }) => id))
  const isForeign = (fileId: string) => !own.has(fileId)
  if (documents.some(({ fileId }) => isForeign(fileId))) throw refused('fileNotYours', 'documents')
  if (fileIds.some(isForeign)) throw refused('fileNotYours', 'fileIds')
  return [...purposes].map(([fileId, named]) => ({ fileId, purpose: named }))
}

function refused(key: 'documentNotAsked' | 'fileNotYours', field: 'documents' | 'fileIds'): CallError {
  return new CallError(errors[key], { fields: { [field]: errors[key].msg } })
}
