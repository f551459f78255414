import type { ReportImportRow } from '@lqr/contract/demand-reports/import-calls.ts'
import { IMPORT_COLUMNS } from '@lqr/contract/demand-reports/import-columns.ts'
import type { Db } from '../../data/database.ts'
import { type AuditEntry, appendAudit } from '../../http/audit.store.ts'
import type { Services } from '../../http/services.ts'
import type { TableRow } from '../../spreadsheets/read-table.ts'
import { sendMessage } from '../messages/index.ts'
import { fillIn } from './fill-in.ts'
import { importCopy } from './import-copy.ts'
import { endImport, holdRunning, noteRows } from './import.store.ts'
import { requireBatch } from './require-batch.ts'

/** Rows of one transaction: what is seen of the progress, and what a cancelling waits for. */
const STEP = 25

const LINK = '/office/report-import'

const NAME_AT = IMPORT_COLUMNS.findIndex(({ name }) => name === 'corporateName')

/** Takes the rows of a list; a second run of the same job goes on where the first one ended, or finds nothing to do. */
export async function importReports(services: Services, id: string): Promise<void> {
  while (await takeSome(services, id)) {
    // One step after another, so that a cancelling comes between.
  }
}

async function takeSome(services: Services, id: string): Promise<boolean> {
  const now = services.now()
  return services.db.transaction().execute(async (db) => {
    const list = await holdRunning(db, id)
    if (!list?.rows_cipher) return false
    const all = JSON.parse(services.cipher.decrypt(list.rows_cipher)) as readonly TableRow[]
    const some = all.slice(list.done_rows, list.done_rows + STEP)
    const entries: AuditEntry[] = []
    const mover = { side: 'authority', accountId: list.account_id, name: list.actor_name } as const
    const filling = {
      moving: { db, now, mover, audit: (entry: AuditEntry) => void entries.push(entry) },
      services,
      batch: await requireBatch(db, list.batch_id),
      areaCode: list.area_code,
    }
    const rows: ReportImportRow[] = []
    for (const { rowNo, cells } of some) {
      rows.push({ rowNo, corporateName: cells[NAME_AT] ?? '', ...(await fillIn(filling, cells)) })
    }
    if (rows.length > 0) await noteRows(db, id, rows)
    await appendAudit(db, { actor: undefined, requestId: null, ip: null }, entries)
    if (list.done_rows + some.length < all.length) return true
    await endImport(db, id, 'done', now)
    const of = (outcome: string) => rows.filter((row) => row.outcome === outcome).length
    const { title, body } = importCopy.done(
      list.file_name,
      list.taken + of('taken'),
      list.repeated + of('repeated'),
      list.refused + of('refused'),
    )
    await sendMessage(db, {
      kind: 'demand-reports.import-done',
      title,
      body,
      link: LINK,
      accountId: list.account_id,
    })
    return false
  })
}

/** The job of a list was given up: what was taken of it stays, and whoever uploaded it is told and may upload another. */
export async function endReportImport(tx: Db, id: string, now: Date): Promise<void> {
  const list = await holdRunning(tx, id)
  if (!list) return
  await endImport(tx, id, 'cancelled', now)
  await sendMessage(tx, {
    kind: 'demand-reports.import-ended',
    ...importCopy.givenUp(list.file_name, list.done_rows),
    link: LINK,
    accountId: list.account_id,
  })
}
