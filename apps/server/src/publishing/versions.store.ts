import { sql } from 'kysely'
import type { PublicationKind } from '@lqr/contract/kernel/publishing/publication-kinds.ts'
import type { Db } from '../data/database.ts'

/** What was released of a record. */
export interface ReleasedVersion {
  readonly form: unknown
  readonly publicFrom: string
  readonly submittedBy: string | null
  readonly approvedBy: string | null
}

/** Whether anything was kept of what the record was before. */
export async function hasVersions(db: Db, kind: PublicationKind, recordId: string): Promise<boolean> {
  const found = await db
    .selectFrom('publication_version')
    .where('kind', '=', kind)
    .where('record_id', '=', recordId)
    .select('id')
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Keeps a version under the next number; the caller holds the record, so no two take the same. */
export async function insertVersion(
  tx: Db,
  kind: PublicationKind,
  recordId: string,
  { form, publicFrom, submittedBy, approvedBy }: ReleasedVersion,
): Promise<void> {
  await sql`insert into publication_version
      (kind, record_id, number, form, public_from, submitted_by, approved_by)
    select ${kind}::text, ${recordId}::bigint, coalesce(max(number), 0) + 1, ${JSON.stringify(form)}::jsonb,
      ${publicFrom}::timestamptz, ${submittedBy}::bigint, ${approvedBy}::bigint
    from publication_version where kind = ${kind} and record_id = ${recordId}`.execute(tx)
}

function versionsOf(db: Db, kind: PublicationKind, recordId: string) {
  return db
    .selectFrom('publication_version as v')
    .leftJoin('account as submitter', 'submitter.id', 'v.submitted_by')
    .leftJoin('account as approver', 'approver.id', 'v.approved_by')
    .where('v.kind', '=', kind)
    .where('v.record_id', '=', recordId)
    .select([
      'v.id',
      'v.number',
      'v.public_from as publicFrom',
      'submitter.display_name as submittedBy',
      'approver.display_name as approvedBy',
    ])
}

/** The versions of a record, the newest first. */
export function findVersions(db: Db, kind: PublicationKind, recordId: string) {
  return versionsOf(db, kind, recordId).orderBy('v.number', 'desc').execute()
}

/** One version with what it held; undefined when the record has none with this id. */
export function findVersion(db: Db, kind: PublicationKind, recordId: string, versionId: string) {
  return versionsOf(db, kind, recordId).where('v.id', '=', versionId).select('v.form').executeTakeFirst()
}
