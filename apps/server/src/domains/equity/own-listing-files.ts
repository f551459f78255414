import { stockErrors as errors } from '@lqr/contract/equity/stock-errors.ts'
import type { Db } from '../../data/database.ts'
import type { Actor } from '../../http/actor.ts'
import { CallError } from '../../http/call-error.ts'
import { holdOwnFiles } from '../files/index.ts'

/** Holds the caller's own uploads; 422 at the field when one is missing, deleted or somebody else's. */
export async function holdListingFiles(
  db: Db,
  actor: Actor,
  fileIds: readonly string[],
  field: 'documents' | 'fileIds',
): Promise<void> {
  const wanted = [...new Set(fileIds)]
  const own = await holdOwnFiles(db, actor, wanted)
  if (own.length < wanted.length) {
    throw new CallError(errors.fileNotYours, { fields: { [field]: errors.fileNotYours.msg } })
  }
}
