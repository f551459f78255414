import { financingErrors as errors } from '@lqr/contract/financing/errors.ts'
import type { Db } from '../../data/database.ts'
import type { Actor } from '../../http/actor.ts'
import { CallError } from '../../http/call-error.ts'
import { holdOwnFiles, relinkFiles } from '../files/index.ts'

/** The entity name under which the documents of a need are linked. */
export const NEED_FILES = 'financing_need'

/** Makes these the documents of the need; 422 when one is not the enterprise's own, and nothing when none are named. */
export async function attachFiles(
  db: Db,
  actor: Actor,
  needId: string,
  fileIds: readonly string[] | undefined,
): Promise<void> {
  if (!fileIds) return
  const wanted = [...new Set(fileIds)]
  const own = await holdOwnFiles(db, actor, wanted)
  if (own.length < wanted.length) {
    throw new CallError(errors.fileNotYours, { fields: { fileIds: errors.fileNotYours.msg } })
  }
  const files = own.map(({ id }) => ({ fileId: id, purpose: 'need' }))
  await relinkFiles(db, { entity: NEED_FILES, entityId: needId }, files)
}
