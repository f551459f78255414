import type { PublicationCan } from '@lqr/contract/kernel/publishing/publication-fields.ts'
import type { Db } from '../data/database.ts'
import type { KeptRecord, Publication, Viewer } from './publication.ts'
import { deleteRecord, lockRecord } from './publication.store.ts'

/** What may be done with a draft that is deleted: it is answered as it stood last. */
export const WITH_NOTHING_LEFT: PublicationCan = {
  maintain: false,
  submit: false,
  review: false,
  discard: false,
  publish: false,
  unlist: false,
}

/**
 * Deletes a draft of this version that was never published, with what it holds beside its form. False when somebody was quicker; the
 * record is held before, so that nothing comes to stand under it meanwhile.
 */
export async function deleteDraft<Form, Row extends KeptRecord>(
  { declared: { kind }, deleteBeside }: Pick<Publication<Form, Row>, 'declared' | 'deleteBeside'>,
  tx: Db,
  { id, version }: { readonly id: string; readonly version: number },
  viewer: Viewer,
): Promise<boolean> {
  await lockRecord(tx, kind, id)
  await deleteBeside?.(tx, id, viewer)
  return deleteRecord(tx, kind, { id, version })
}
