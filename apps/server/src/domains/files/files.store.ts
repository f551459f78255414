import { type Selectable, sql } from 'kysely'
import type { ScanState } from '@lqr/contract/files/scan-states.ts'
import type { File as FileTable } from '../../../../../database/types.ts'
import { holdLock, shareLock } from '../../data/advisory-locks.ts'
import type { Db } from '../../data/database.ts'

export interface FileRow {
  id: string
  storageKey: string
  /** How many bytes lie under the key: more than the size of what was uploaded where they are sealed. */
  storedSize: number
  isSealed: boolean
  name: string
  size: number
  sha256: string
  mime: string
  purpose: string
  scanState: ScanState
  ownerAccountId: string
  ownerCompanyId: string | null
}

export interface FileLink {
  entity: string
  entityId: string
}

const columns = [
  'id',
  'storage_key',
  'stored_size',
  'is_sealed',
  'name',
  'size',
  'sha256',
  'mime',
  'purpose',
  'scan_state',
  'owner_account_id',
  'owner_company_id',
] as const

type Stored = Pick<Selectable<FileTable>, (typeof columns)[number]>

function toRow(row: Stored): FileRow {
  return {
    id: row.id,
    storageKey: row.storage_key,
    storedSize: row.stored_size,
    isSealed: row.is_sealed,
    name: row.name,
    size: row.size,
    sha256: row.sha256,
    mime: row.mime,
    purpose: row.purpose,
    scanState: row.scan_state,
    ownerAccountId: row.owner_account_id,
    ownerCompanyId: row.owner_company_id,
  }
}

/** Keeps the sweep away until this transaction ends, so bytes about to get a row are not taken for orphans. */
export async function holdBytes(db: Db): Promise<void> {
  await shareLock(db, 'fileBytes')
}

/** Waits for every upload under way; with the lock held, bytes without a row have no owner. */
export async function claimBytes(db: Db): Promise<void> {
  await holdLock(db, 'fileBytes')
}

export async function insertFile(
  db: Db,
  file: Omit<FileRow, 'id'> & { ownerOrgId: string | null; sealMark?: string | null },
) {
  const { id } = await db
    .insertInto('file')
    .values({
      storage_key: file.storageKey,
      stored_size: file.storedSize,
      is_sealed: file.isSealed,
      seal_mark: file.sealMark ?? null,
      name: file.name,
      size: file.size,
      sha256: file.sha256,
      mime: file.mime,
      purpose: file.purpose,
      scan_state: file.scanState,
      owner_account_id: file.ownerAccountId,
      owner_company_id: file.ownerCompanyId,
      owner_org_id: file.ownerOrgId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The files with these ids that have not been deleted. */
export async function findFiles(db: Db, ids: readonly string[]): Promise<FileRow[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('file')
    .select(columns)
    .where('id', 'in', [...ids])
    .where('deleted_at', 'is', null)
    .execute()
  return rows.map(toRow)
}

/** The same, locked against deletion until the transaction ends: for linking. */
export async function holdFiles(db: Db, ids: readonly string[]): Promise<FileRow[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('file')
    .select(columns)
    .where('id', 'in', [...ids])
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forShare()
    .execute()
  return rows.map(toRow)
}

/** The file, locked against linking and deleting; undefined when it is not there. */
export async function lockFile(db: Db, id: string): Promise<FileRow | undefined> {
  const row = await db
    .selectFrom('file')
    .select(columns)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return row && toRow(row)
}

export async function listLinks(db: Db, fileId: string): Promise<FileLink[]> {
  const rows = await db
    .selectFrom('file_link')
    .select(['entity', 'entity_id'])
    .where('file_id', '=', fileId)
    .orderBy('created_at')
    .execute()
  return rows.map((row) => ({ entity: row.entity, entityId: row.entity_id }))
}

export async function insertLinks(
  db: Db,
  link: FileLink,
  files: readonly { fileId: string; purpose: string }[],
): Promise<void> {
  if (files.length === 0) return
  await db
    .insertInto('file_link')
    .values(
      files.map(({ fileId, purpose }) => ({
        file_id: fileId,
        entity: link.entity,
        entity_id: link.entityId,
        purpose,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Takes every file from the entity. */
export async function deleteLinks(db: Db, { entity, entityId }: FileLink): Promise<void> {
  await db.deleteFrom('file_link').where('entity', '=', entity).where('entity_id', '=', entityId).execute()
}

export async function listLinkedFiles(db: Db, { entity, entityId }: FileLink) {
  return db
    .selectFrom('file_link')
    .innerJoin('file', 'file.id', 'file_link.file_id')
    .select(['file.id as fileId', 'file.name', 'file.size', 'file.mime', 'file_link.purpose'])
    .where('file_link.entity', '=', entity)
    .where('file_link.entity_id', '=', entityId)
    .where('file.deleted_at', 'is', null)
    .orderBy('file.created_at')
    .orderBy('file.id')
    .execute()
}

export async function markDeleted(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('file').set({ deleted_at: now.toISOString() }).where('id', '=', id).execute()
}

/**
 * Deletes uploads from before this moment that nothing was ever linked to, some at a time; one that a draft of its person, saved since,
 * may name stays as long as the draft (a draft is sealed: which files it names cannot be asked). Answers how many.
 */
export async function deleteUnused(tx: Db, before: Date, now: Date): Promise<number> {
  const unlinked = sql<boolean>`not exists (select from file_link where file_link.file_id = file.id)`
  // A day before, because clocks differ.
  const inNoDraft = sql<boolean>`not exists (select from form_draft d where d.account_id = file.owner_account_id
    and d.saved_at > file.created_at - interval '1 day')`
  const held = await tx
    .selectFrom('file')
    .select('id')
    .where('deleted_at', 'is', null)
    .where('created_at', '<', before.toISOString())
    .where(unlinked)
    .where(inNoDraft)
    .orderBy('id')
    .limit(1_000)
    .forUpdate()
    .skipLocked()
    .execute()
  if (held.length === 0) return 0
  // Asked again under the lock: a link may have come in since.
  const done = await tx
    .updateTable('file')
    .set({ deleted_at: now.toISOString() })
    .where(
      'id',
      'in',
      held.map(({ id }) => id),
    )
    .where(unlinked)
    .executeTakeFirst()
  return Number(done.numUpdatedRows)
}

/** Which of these storage keys a file still needs. */
export async function neededKeys(db: Db, keys: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('file')
    .select('storage_key')
    .distinct()
    .where('storage_key', 'in', [...keys])
    .where('deleted_at', 'is', null)
    .execute()
  return new Set(rows.map((row) => row.storage_key))
}
