import { LEDGER_EXPORT_HOURS } from '@lqr/contract/demand-reports/export-calls.ts'
import { codesWithin } from '@lqr/contract/reference/substations.ts'
import { shanghaiDay } from '../../clocks/working-days.ts'
import type { Services } from '../../http/services.ts'
import { writeWorkbook } from '../../spreadsheets/workbook.ts'
import { sendMessage } from '../messages/index.ts'
import { fileCopy } from './ledger-copy.ts'
import { failExport, findPending, finishExport, noteProgress } from './ledger-export.store.ts'
import { countLedgerRows, countRegistered, type LedgerRow, listLedgerRows } from './ledger-rows.store.ts'
import { hashOfRows, ledgerSheets } from './ledger-sheets.ts'

const STEP = 1_000
/** More rows than a county, or a prefecture, has; the whole is kept in memory while it is written. */
const MOST_ROWS = 50_000

/** Makes the file of a ledger, saying how far it is; a second run of the same job begins anew or finds nothing to do. */
export async function makeLedgerExport(services: Services, id: string): Promise<void> {
  const { db } = services
  const wanted = await findPending(db, id)
  if (!wanted) return
  const areas = codesWithin(wanted.areaCode)
  const query = {
    areas,
    batchId: wanted.batchId ?? undefined,
    applicantKind: wanted.applicantKind ?? undefined,
  }
  const total = await countLedgerRows(db, query)
  if (total > MOST_ROWS) {
    await failExport(db, id)
    return
  }
  const rows: LedgerRow[] = []
  for (let more = true; more;) {
    const next = await listLedgerRows(db, query, rows.at(-1)?.id ?? '0', STEP)
    rows.push(...next)
    await noteProgress(db, id, rows.length, Math.max(total, rows.length))
    more = next.length === STEP
  }
  const readyAt = services.now()
  const day = shanghaiDay(readyAt)
  const content = await writeWorkbook(
    ledgerSheets(rows, {
      ...wanted,
      asOf: readyAt.toISOString(),
      registered: await countRegistered(db, areas),
      year: day.slice(0, 4),
    }),
  )
  const expiresAt = new Date(readyAt.getTime() + LEDGER_EXPORT_HOURS * 3_600_000)
  const { title, body } = fileCopy.ready(wanted.areaName)
  await db.transaction().execute(async (tx) => {
    if (!(await finishExport(tx, { id, content, hash: hashOfRows(rows), readyAt, expiresAt }))) return
    const kind = 'demand-reports.ledger-ready'
    await sendMessage(tx, { kind, title, body, link: '/office/ledger', accountId: wanted.accountId })
  })
}
