import type { ReportImport, ReportImportRow } from '@lqr/contract/demand-reports/import-calls.ts'
import type { ImportOutcome } from '@lqr/contract/demand-reports/kinds.ts'
import type { Db } from '../../data/database.ts'

const LISTED = 10

interface NewImport {
  readonly accountId: string
  readonly actorName: string
  readonly areaCode: string
  readonly batchId: string
  readonly fileName: string
  readonly rowsCipher: string
  readonly totalRows: number
  readonly now: Date
}

/** Begins a list; undefined while another of the account is running. */
export async function insertImport(db: Db, made: NewImport): Promise<string | undefined> {
  const row = await db
    .insertInto('report_import')
    .values({
      account_id: made.accountId,
      actor_name: made.actorName,
      area_code: made.areaCode,
      batch_id: made.batchId,
      file_name: made.fileName,
      status: 'running',
      rows_cipher: made.rowsCipher,
      total_rows: made.totalRows,
      requested_at: made.now.toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

const shown = (db: Db, accountId: string) =>
  db
    .selectFrom('report_import as i')
    .innerJoin('filling_batch as b', 'b.id', 'i.batch_id')
    .select([
      'i.id',
      'i.file_name as fileName',
      'b.name as batchName',
      'i.status',
      'i.total_rows as totalRows',
      'i.done_rows as doneRows',
      'i.taken',
      'i.repeated',
      'i.refused',
      'i.requested_at as requestedAt',
      'i.ended_at as endedAt',
    ])
    .where('i.account_id', '=', accountId)

/** The account's lists, the newest first. */
export function listImports(db: Db, accountId: string): Promise<ReportImport[]> {
  return shown(db, accountId).orderBy('i.id', 'desc').limit(LISTED).execute()
}

/** The own list. */
export function findImport(db: Db, accountId: string, id: string): Promise<ReportImport | undefined> {
  return shown(db, accountId).where('i.id', '=', id).executeTakeFirst()
}

interface Cut {
  readonly outcome?: ImportOutcome | undefined
  readonly limit: number
  readonly offset: number
}

/** What became of the rows, in the order of the file. */
export async function listRows(db: Db, importId: string, { outcome, limit, offset }: Cut) {
  const matching = db
    .selectFrom('report_import_row')
    .where('import_id', '=', importId)
    .$if(outcome !== undefined, (query) => query.where('outcome', '=', outcome ?? 'taken'))
  const rows = await matching
    .select([
      'row_no as rowNo',
      'corporate_name as corporateName',
      'outcome',
      'report_id as reportId',
      'problems',
    ])
    .orderBy('row_no')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await matching
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { list: rows as ReportImportRow[], total: Number(total) }
}

/** A running list for the job, held until the transaction ends. */
export function holdRunning(db: Db, id: string) {
  return db
    .selectFrom('report_import')
    .select([
      'account_id',
      'actor_name',
      'area_code',
      'batch_id',
      'file_name',
      'rows_cipher',
      'done_rows',
      'taken',
      'repeated',
      'refused',
    ])
    .where('id', '=', id)
    .where('status', '=', 'running')
    .forUpdate()
    .executeTakeFirst()
}

/** Writes what became of some rows and how far the list is. */
export async function noteRows(db: Db, importId: string, rows: readonly ReportImportRow[]): Promise<void> {
  await db
    .insertInto('report_import_row')
    .values(
      rows.map((row) => ({
        import_id: importId,
        row_no: row.rowNo,
        corporate_name: row.corporateName,
        outcome: row.outcome,
        report_id: row.reportId,
        problems: JSON.stringify(row.problems),
      })),
    )
    .execute()
  const of = (outcome: ImportOutcome) => rows.filter((row) => row.outcome === outcome).length
  await db
    .updateTable('report_import')
    .set((eb) => ({
      done_rows: eb('done_rows', '+', rows.length),
      taken: eb('taken', '+', of('taken')),
      repeated: eb('repeated', '+', of('repeated')),
      refused: eb('refused', '+', of('refused')),
    }))
    .where('id', '=', importId)
    .execute()
}

/** Ends a running list, and lets go of what was in the file; false when it had ended already. */
export async function endImport(
  db: Db,
  id: string,
  status: 'done' | 'cancelled',
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('report_import')
    .set({ status, rows_cipher: null, ended_at: now.toISOString() })
    .where('id', '=', id)
    .where('status', '=', 'running')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** An account of the enterprise that can confirm what was filled in for it. */
export async function findAccountOf(db: Db, companyId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('account')
    .select('id')
    .where('company_id', '=', companyId)
    .where('status', '=', 'active')
    .orderBy('id')
    .executeTakeFirst()
  return row?.id
}
