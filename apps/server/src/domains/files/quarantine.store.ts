import { sql } from 'kysely'
import type { ScanState } from '@lqr/contract/files/scan-states.ts'
import type { Db } from '../../data/database.ts'
import type { FileRow } from './files.store.ts'

type WaitingFile = Pick<FileRow, 'id' | 'storageKey' | 'storedSize' | 'isSealed' | 'sha256'>

/** Files that wait for a verdict, in no order: one that no scanner answers for holds up no other. */
export function listWaiting(db: Db, limit: number): Promise<WaitingFile[]> {
  return db
    .selectFrom('file')
    .select([
      'id',
      'storage_key as storageKey',
      'stored_size as storedSize',
      'is_sealed as isSealed',
      'sha256',
    ])
    .where('scan_state', '=', 'waiting')
    .where('deleted_at', 'is', null)
    .orderBy(sql`random()`)
    .limit(limit)
    .execute()
}

/** The verdict on bytes holds for every file that has them and waits; answers which of them somebody still has. */
export async function saveScanState(
  db: Db,
  storageKey: string,
  state: ScanState,
): Promise<Pick<FileRow, 'name' | 'ownerAccountId' | 'ownerCompanyId'>[]> {
  const judged = await db
    .updateTable('file')
    .set({ scan_state: state })
    .where('storage_key', '=', storageKey)
    .where('scan_state', '=', 'waiting')
    .returning([
      'name',
      'owner_account_id as ownerAccountId',
      'owner_company_id as ownerCompanyId',
      'deleted_at as deletedAt',
    ])
    .execute()
  return judged.flatMap(({ deletedAt, ...file }) => (deletedAt === null ? [file] : []))
}
