import type { Db } from '../../data/database.ts'

/** Files that are not deleted, and how many bytes people uploaded as them. */
export async function countFiles(db: Db): Promise<{ files: number; bytes: number }> {
  const row = await db
    .selectFrom('file')
    .select(({ fn }) => [fn.countAll<string>().as('files'), fn.sum<string | null>('size').as('bytes')])
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return { files: Number(row.files), bytes: Number(row.bytes) }
}

export async function findLastCheck(db: Db) {
  const row = await db
    .selectFrom('file_check')
    .select(['started_at', 'finished_at', 'files', 'bytes', 'copied', 'sealed', 'restored', 'faults'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return null
  const { started_at: startedAt, finished_at: finishedAt, bytes, ...counts } = row
  return { ...counts, startedAt, finishedAt, bytes: Number(bytes) }
}

/** Faults with the oldest file that needs the bytes: open ones first, then the newest. */
export function listFaults(db: Db, limit: number) {
  return db
    .selectFrom('file_fault')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('file')
          .innerJoin('account', 'account.id', 'file.owner_account_id')
          .leftJoin('enterprise', 'enterprise.id', 'file.owner_company_id')
          .select(['file.purpose', 'file.created_at as uploaded_at'])
          .select(({ fn }) => fn.coalesce('enterprise.corporate_name', 'account.display_name').as('owner'))
          .whereRef('file.storage_key', '=', 'file_fault.storage_key')
          .where('file.deleted_at', 'is', null)
          .orderBy('file.created_at')
          .limit(1)
          .as('oldest'),
      (join) => join.onTrue(),
    )
    .select([
      'file_fault.id',
      'file_fault.found_at as foundAt',
      'file_fault.kind',
      'file_fault.place',
      'file_fault.found_by as foundBy',
      'file_fault.outcome',
      'file_fault.ended_at as endedAt',
      'oldest.purpose',
      'oldest.owner',
      'oldest.uploaded_at as uploadedAt',
    ])
    .orderBy('file_fault.ended_at', (order) => order.desc().nullsFirst())
    .orderBy('file_fault.id', 'desc')
    .limit(limit)
    .execute()
}
