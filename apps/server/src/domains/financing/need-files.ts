import { financingErrors as errors } from '@lqr/contract/financing/errors.ts'
import type { Db } from '../../data/database.ts'
import type { Actor } from '../../http/actor.ts'
import { CallError } from '../../http/call-error.ts'
import { holdPlaced, relinkPlaced, type SentFiles } from '../files/index.ts'

/** The entity name under which the documents of a need are linked. */
export const NEED_FILES = 'financing_need'

const PURPOSE = 'need'

/** Makes these the documents of the need; 422 when one is not the enterprise's own, and nothing when none are named. */
export async function attachFiles(db: Db, actor: Actor, needId: string, sent: SentFiles): Promise<void> {
  if (!sent.fileIds && !sent.documents) return
  const { files, foreign } = await holdPlaced(db, actor, sent, PURPOSE)
  if (foreign) throw new CallError(errors.fileNotYours, { fields: { [foreign]: errors.fileNotYours.msg } })
  await relinkPlaced(db, { entity: NEED_FILES, entityId: needId }, sent, { files, purpose: PURPOSE })
}
