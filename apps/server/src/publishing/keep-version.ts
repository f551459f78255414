import type { Db } from '../data/database.ts'
import type { KeptRecord, Publication, Viewer } from './publication.ts'
import { hasVersions, insertVersion } from './versions.store.ts'

/** The fields of the form out of a record that holds them all. */
function formOf<Form>(fields: readonly string[], record: object): Form {
  const values = new Map<string, unknown>(Object.entries(record))
  return Object.fromEntries(fields.map((name) => [name, values.get(name) ?? null])) as Form
}

/**
 * Keeps what an approval makes public. Of a record that was public before any version was kept, what it was until now comes
 * first, so that there is a way back to it.
 */
export async function keepVersion<Form, Row extends KeptRecord>(
  { declared: { kind }, versions }: Publication<Form, Row>,
  tx: Db,
  before: Row,
  after: Row,
  { actor, now }: Viewer,
): Promise<void> {
  if (!versions) return
  const { fields } = versions
  const earlier = before.publishedAt
  if (earlier && !(await hasVersions(tx, kind, before.id))) {
    const form = formOf(fields, before)
    await insertVersion(tx, kind, before.id, {
      form,
      publicFrom: earlier,
      submittedBy: null,
      approvedBy: null,
    })
  }
  await insertVersion(tx, kind, after.id, {
    form: formOf(fields, after),
    publicFrom: after.publishedAt ?? now.toISOString(),
    submittedBy: before.submittedById,
    approvedBy: actor.accountId,
  })
}
