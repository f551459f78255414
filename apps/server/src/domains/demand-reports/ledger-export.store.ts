import { sql } from 'kysely'
import type { Db } from '../../data/database.ts'

interface Wanted {
  readonly accountId: string
  readonly areaCode: string
  readonly batchId: string | undefined
  readonly applicantKind: string | undefined
  readonly now: Date
}

const LISTED = 10

/** Begins a file; undefined while another one of the account is under way. */
export async function insertExport(db: Db, wanted: Wanted): Promise<string | undefined> {
  const { rows } = await sql<{
    id: string
  }>`insert into ledger_export (account_id, area_code, batch_id, applicant_kind, requested_at)
    values (${wanted.accountId}, ${wanted.areaCode}, ${wanted.batchId ?? null}, ${wanted.applicantKind ?? null},
      ${wanted.now.toISOString()}) on conflict do nothing returning id`.execute(db)
  return rows[0]?.id
}

/** The account's files, the newest first; one whose time is over is none any more. */
export async function listExports(db: Db, accountId: string, now: Date) {
  return db
    .selectFrom('ledger_export as x')
    .innerJoin('region as g', 'g.code', 'x.area_code')
    .leftJoin('filling_batch as b', 'b.id', 'x.batch_id')
    .select([
      'x.id',
      'x.status',
      'g.name as areaName',
      'b.name as batchName',
      'x.done_rows as doneRows',
      'x.total_rows as totalRows',
      'x.requested_at as requestedAt',
      'x.ready_at as readyAt',
      'x.expires_at as expiresAt',
    ])
    .where('x.account_id', '=', accountId)
    .where((eb) => eb.or([eb('x.expires_at', 'is', null), eb('x.expires_at', '>', now.toISOString())]))
    .orderBy('x.id', 'desc')
    .limit(LISTED)
    .execute()
}

/** A file that is still to be made, with its filter in words. */
export async function findPending(db: Db, id: string) {
  return db
    .selectFrom('ledger_export as x')
    .innerJoin('region as g', 'g.code', 'x.area_code')
    .leftJoin('filling_batch as b', 'b.id', 'x.batch_id')
    .select([
      'x.account_id as accountId',
      'x.area_code as areaCode',
      'g.name as areaName',
      'x.batch_id as batchId',
      'b.name as batchName',
      'x.applicant_kind as applicantKind',
    ])
    .where('x.id', '=', id)
    .where('x.status', '=', 'pending')
    .executeTakeFirst()
}

/** Says how far the file is. */
export async function noteProgress(db: Db, id: string, doneRows: number, totalRows: number): Promise<void> {
  await db
    .updateTable('ledger_export')
    .set({ done_rows: doneRows, total_rows: totalRows })
    .where('id', '=', id)
    .execute()
}

/** Puts the finished file in; false when somebody else was quicker. */
export async function finishExport(
  db: Db,
  made: { id: string; content: Buffer; hash: string; readyAt: Date; expiresAt: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('ledger_export')
    .set({
      status: 'ready',
      content: made.content,
      data_hash: made.hash,
      ready_at: made.readyAt.toISOString(),
      expires_at: made.expiresAt.toISOString(),
    })
    .where('id', '=', made.id)
    .where('status', '=', 'pending')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Gives up a file that would be too long. */
export async function failExport(db: Db, id: string): Promise<void> {
  await db.updateTable('ledger_export').set({ status: 'failed' }).where('id', '=', id).execute()
}

/** The own file while it can be fetched. */
export async function findFile(db: Db, { id, accountId, now }: { id: string; accountId: string; now: Date }) {
  const row = await db
    .selectFrom('ledger_export as x')
    .innerJoin('region as g', 'g.code', 'x.area_code')
    .select(['x.content', 'x.ready_at as readyAt', 'g.name as areaName'])
    .where('x.id', '=', id)
    .where('x.account_id', '=', accountId)
    .where('x.status', '=', 'ready')
    .where('x.expires_at', '>', now.toISOString())
    .executeTakeFirst()
  return row?.content && row.readyAt ? { ...row, content: row.content, readyAt: row.readyAt } : undefined
}
