import { sql } from 'kysely'
import {
  EXPORT_HOURS,
  type ExportFailure,
  type ExportFormat,
  MOST_AT_ONCE,
} from '@lqr/contract/exports/kinds.ts'
import type { SessionScope } from '@lqr/contract/kernel/session-scope.ts'
import type { Db } from '../../data/database.ts'
import type { AskedList } from '../../exports/asked-list.ts'

const LISTED = 50
const HOUR_MS = 3_600_000

export interface NewExport {
  readonly accountId: string
  readonly list: string
  readonly title: string
  readonly format: ExportFormat
  readonly asked: AskedList
  readonly filterWords: readonly string[]
  readonly cityCode: string
  readonly sessionScope: SessionScope
  readonly rights: Buffer
  readonly isInBackground: boolean
  readonly rows: number | undefined
  readonly now: Date
}

const lapse = (now: Date) => new Date(now.getTime() + EXPORT_HOURS * HOUR_MS).toISOString()

/** Begins a file: one that is made while it is fetched is ready at once. */
export async function insertExport(db: Db, wanted: NewExport): Promise<string> {
  const { isInBackground, now, asked, rows, ...rest } = wanted
  const { id } = await db
    .insertInto('export_file')
    .values({
      account_id: rest.accountId,
      list: rest.list,
      title: rest.title,
      format: rest.format,
      asked: JSON.stringify(asked),
      filter_words: [...rest.filterWords],
      city_code: rest.cityCode,
      session_scope: rest.sessionScope,
      rights: rest.rights,
      is_in_background: isInBackground,
      status: isInBackground ? 'PENDING' : 'READY',
      done_rows: isInBackground ? 0 : (rows ?? 0),
      total_rows: rows ?? null,
      requested_at: now.toISOString(),
      ...(isInBackground ? {} : { ready_at: now.toISOString(), expires_at: lapse(now) }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const shown = (db: Db, accountId: string, now: Date) =>
  db
    .selectFrom('export_file as x')
    .select([
      'x.id',
      'x.title',
      'x.format',
      'x.status',
      'x.is_in_background as isInBackground',
      'x.filter_words as filterWords',
      'x.done_rows as doneRows',
      'x.total_rows as totalRows',
      'x.failure',
      'x.requested_at as requestedAt',
      'x.ready_at as readyAt',
      'x.expires_at as expiresAt',
    ])
    .where('x.account_id', '=', accountId)
    .where('x.deleted_at', 'is', null)
    .where((eb) => eb.or([eb('x.expires_at', 'is', null), eb('x.expires_at', '>', now.toISOString())]))

/** The account's files, the newest first; one whose time is over is none any more. */
export function listOwnExports(db: Db, accountId: string, now: Date) {
  return shown(db, accountId, now).orderBy('x.id', 'desc').limit(LISTED).execute()
}

export function showExport(db: Db, of: { id: string; accountId: string; now: Date }) {
  return shown(db, of.accountId, of.now).where('x.id', '=', of.id).executeTakeFirst()
}

/**
 * Rows that the account took along since a moment, and files of it under way; what was deleted counts too. Of a file under way all of its
 * rows count: it will have them, or more than are made at once where they were not counted.
 */
export async function exportedSince(db: Db, accountId: string, since: Date, exceptId?: string) {
  const { rows } = await sql<{ rows: number; running: number }>`select
      coalesce(sum(case when status = 'PENDING' and deleted_at is null
        then greatest(done_rows, coalesce(total_rows, ${MOST_AT_ONCE + 1}::int)) else done_rows end)
        filter (where requested_at >= ${since.toISOString()}), 0)::int rows,
      (count(*) filter (where status = 'PENDING' and deleted_at is null))::int running
    from export_file where account_id = ${accountId} and id is distinct from ${exceptId ?? null}`.execute(db)
  return rows[0] ?? { rows: 0, running: 0 }
}

/** One at a time begins or retries a file of an account, so that limits count what others begin meanwhile. */
export async function lockExports(db: Db, accountId: string): Promise<void> {
  await db.selectFrom('account').select('id').where('id', '=', accountId).forNoKeyUpdate().execute()
}

/** What a file is made of. */
export async function findExport(db: Db, id: string) {
  return db
    .selectFrom('export_file')
    .select([
      'id',
      'account_id as accountId',
      'list',
      'title',
      'format',
      'asked',
      'filter_words as filterWords',
      'city_code as cityCode',
      'session_scope as sessionScope',
      'rights',
      'status',
      'is_in_background as isInBackground',
      'run',
      'size',
      'requested_at as requestedAt',
      'ready_at as readyAt',
      'expires_at as expiresAt',
    ])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

/** Makes a run the one that counts: what an earlier one still writes will be no file. False when there is nothing to be made. */
export async function claimRun(db: Db, id: string, run: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('export_file')
    .set({ run, done_rows: 0 })
    .where('id', '=', id)
    .where('status', '=', 'PENDING')
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Says how far a run is; of a workbook a sheet tells only its own rows, so that the sum that was counted before stays. */
export async function noteProgress(db: Db, id: string, doneRows: number, totalRows: number | undefined) {
  await db
    .updateTable('export_file')
    .set({
      done_rows: doneRows,
      total_rows:
        totalRows === undefined
          ? null
          : sql<number>`greatest(total_rows, ${Math.max(totalRows, doneRows)}::int)`,
    })
    .where('id', '=', id)
    .where('status', '=', 'PENDING')
    .execute()
}

/** Makes the parts of a run the file; false when it was deleted or somebody else was quicker. */
export async function finishExport(
  db: Db,
  made: { id: string; run: string; rows: number; size: number; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('export_file')
    .set({
      status: 'READY',
      size: String(made.size),
      done_rows: made.rows,
      total_rows: made.rows,
      failure: null,
      ready_at: made.now.toISOString(),
      expires_at: lapse(made.now),
    })
    .where('id', '=', made.id)
    .where('run', '=', made.run)
    .where('status', '=', 'PENDING')
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Notes that a file is not made; false when it is there, was deleted, or somebody else was quicker. */
export async function failExport(db: Db, id: string, failure: ExportFailure): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('export_file')
    .set({ status: 'FAILED', failure, done_rows: 0 })
    .where('id', '=', id)
    .where('status', '=', 'PENDING')
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Begins a file that failed anew, as one of this day, whose rows count today; false when it is none. */
export async function restartExport(
  db: Db,
  of: { id: string; accountId: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('export_file')
    .set({
      status: 'PENDING',
      failure: null,
      done_rows: 0,
      total_rows: null,
      requested_at: of.now.toISOString(),
    })
    .where('id', '=', of.id)
    .where('account_id', '=', of.accountId)
    .where('status', '=', 'FAILED')
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Takes the bytes away; that there was a file stays until the day's count is over. */
export async function removeExport(db: Db, of: { id: string; accountId: string; now: Date }) {
  const removed = await db
    .updateTable('export_file')
    .set({ deleted_at: of.now.toISOString() })
    .where('id', '=', of.id)
    .where('account_id', '=', of.accountId)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (removed) await db.deleteFrom('export_part').where('export_id', '=', of.id).execute()
  return removed !== undefined
}
