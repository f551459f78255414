import { wasPublished } from '@lqr/contract/kernel/publishing/publication-states.ts'
import type { Db } from '../data/database.ts'
import type { KeptRecord, Publication, Viewer } from './publication.ts'
import { changedColumns, updateRecord } from './publication.store.ts'

/**
 * Writes a form over the version of a record that was read: over its columns as long as nobody else has read it, beside
 * them afterwards. False when somebody was quicker; throws when the form may not be kept.
 */
export async function changeRecord<Form, Row extends KeptRecord>(
  { declared, columns, clean, check }: Publication<Form, Row>,
  tx: Db,
  { before, version }: { readonly before: Row; readonly version: number },
  typed: Form,
  viewer: Viewer,
): Promise<boolean> {
  const form = clean?.(typed) ?? typed
  await check?.(form, viewer, tx, before)
  const kept = wasPublished(before.status) ? { change: form } : columns(form)
  const written = { ...kept, ...changedColumns(before, viewer.actor) }
  return updateRecord(tx, declared.kind, { id: before.id, version }, written, viewer.now)
}
