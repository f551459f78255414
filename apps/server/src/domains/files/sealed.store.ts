import type { Db } from '../../data/database.ts'
import type { KeptBytes } from '../../files/read-stored.ts'

/** Files of these kinds whose bytes lie plain under the key, held until the transaction ends. */
export async function listUnsealed(tx: Db, storageKey: string, kinds: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('file')
    .select('id')
    .where('storage_key', '=', storageKey)
    .where('is_sealed', '=', false)
    .where('purpose', 'in', [...kinds])
    .where('deleted_at', 'is', null)
    .forUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

/** The files have their bytes sealed under another key from now on. */
export async function markSealed(
  tx: Db,
  ids: readonly string[],
  kept: KeptBytes,
  mark: string,
): Promise<void> {
  await tx
    .updateTable('file')
    .set({ is_sealed: true, seal_mark: mark, storage_key: kept.storageKey, stored_size: kept.storedSize })
    .where('id', 'in', [...ids])
    .execute()
}

/** Sealed bytes that some file needs and that are not sealed under this mark, in the order of their keys. */
export async function listSealedOtherwise(
  db: Db,
  { mark, after, limit }: { mark: string; after: string; limit: number },
): Promise<(KeptBytes & { readonly sha256: string })[]> {
  return db
    .selectFrom('file')
    .distinctOn('storage_key')
    .select(['storage_key as storageKey', 'stored_size as storedSize', 'sha256'])
    .where('is_sealed', '=', true)
    .where('deleted_at', 'is', null)
    .where((eb) => eb.or([eb('seal_mark', 'is', null), eb('seal_mark', '<>', mark)]))
    .where('storage_key', '>', after)
    .orderBy('storage_key')
    .limit(limit)
    .execute()
}

/** Files whose sealed bytes lie under the key, held until the transaction ends. */
export async function holdSealed(tx: Db, storageKey: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('file')
    .select('id')
    .where('storage_key', '=', storageKey)
    .where('is_sealed', '=', true)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .execute()
  return rows.map(({ id }) => id)
}
