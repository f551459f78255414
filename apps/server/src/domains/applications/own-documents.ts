import { productsErrors as errors } from '@lqr/contract/products/errors.ts'
import type { Db } from '../../data/database.ts'
import type { Actor } from '../../http/actor.ts'
import { CallError } from '../../http/call-error.ts'
import { holdOwnFiles } from '../files/index.ts'

/**
 * The documents of a submission, each the caller's own upload and still there; 422 at the field otherwise. No kind is
 * wanted here: institutions ask for a copy of the licence as readily as for a photograph.
 */
export async function ownDocuments(db: Db, actor: Actor, fileIds: readonly string[], purpose: string) {
  const wanted = [...new Set(fileIds)]
  const own = await holdOwnFiles(db, actor, wanted)
  if (own.length < wanted.length) {
    throw new CallError(errors.fileNotYours, { fields: { fileIds: errors.fileNotYours.msg } })
  }
  return own.map((file) => ({ fileId: file.id, purpose }))
}
