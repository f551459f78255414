import type { ReportImportRow } from '@lqr/contract/demand-reports/import-calls.ts'
import { demandReportCase } from '@lqr/contract/demand-reports/report-case.ts'
import { codesWithin } from '@lqr/contract/reference/substations.ts'
import { nextNumber, openCase, recordOpening } from '../../cases/open-case.ts'
import type { Moving } from '../../cases/case-kind.ts'
import type { Db } from '../../data/database.ts'
import type { Services } from '../../http/services.ts'
import { areasOfBatch } from './batch.rules.ts'
import type { BatchRow } from './batch.store.ts'
import { columnsOf, type Typed } from './file-report.ts'
import { findAccountOf } from './import.store.ts'
import { importCopy as copy } from './import-copy.ts'
import { problemAt, readImportRow, type ReadRow } from './import-row.rules.ts'
import { reportKind } from './report-kind.ts'
import { findCertifiedByCode, hasDraft, ONE_IN_A_BATCH } from './report.store.ts'

/** Who fills in, for which batch, within which area. */
export interface FillingIn {
  readonly moving: Moving
  readonly services: Pick<Services, 'cipher'>
  readonly batch: BatchRow
  readonly areaCode: string
}

type Outcome = Pick<ReportImportRow, 'outcome' | 'reportId' | 'problems'>
type Problems = ReportImportRow['problems']

const refused = (problems: Problems): Outcome => ({ outcome: 'refused', reportId: null, problems })

/** What the registers say against the row. */
async function problemsOf(db: Db, { batch, areaCode }: FillingIn, row: ReadRow) {
  const problems = [...row.problems]
  const own = codesWithin(areaCode)
  const company = row.creditCode === '' ? undefined : await findCertifiedByCode(db, row.creditCode)
  if (!company) problems.push(problemAt('creditCode', copy.unknownCompany))
  else if (!own.includes(company.areaCode ?? '')) problems.push(problemAt('creditCode', copy.otherArea))
  else if (company.corporateName !== row.corporateName)
    problems.push(problemAt('corporateName', copy.otherName))
  const area = row.typed?.areaCode
  if (area !== undefined && !own.includes(area)) problems.push(problemAt('areaCode', copy.otherReportArea))
  else if (area !== undefined && !areasOfBatch(batch).includes(area)) {
    problems.push(problemAt('areaCode', copy.outsideBatch))
  }
  const account = company && (await findAccountOf(db, company.id))
  if (company && !account) problems.push(problemAt('creditCode', copy.noAccount))
  return { problems, companyId: company?.id, accountId: account }
}

async function open(filling: FillingIn, typed: Typed, companyId: string, accountId: string) {
  const { moving, services, batch } = filling
  const { db, now, mover } = moving
  const row = await openCase(
    { db, now },
    reportKind,
    {
      ...columnsOf(typed, services.cipher),
      report_no: await nextNumber(db, demandReportCase, 'demand_report_no', now),
      batch_id: batch.id,
      form_version: batch.formVersion,
      company_id: companyId,
      applicant_account_id: accountId,
      first_submitted_at: now.toISOString(),
      filled_by_account_id: mover.accountId,
      filled_by_name: mover.name,
    },
    { conflict: ONE_IN_A_BATCH, move: 'fillIn' },
  )
  if (row) await recordOpening(moving, reportKind, row, { move: 'fillIn', detail: { batchId: batch.id } })
  return row
}

/** What stands in its place: a report that was handed in, or a draft, of which no authority has anything yet. */
async function notOpened({ moving, batch }: FillingIn, companyId: string): Promise<Outcome> {
  if (await hasDraft(moving.db, batch.id, companyId))
    return refused([problemAt('creditCode', copy.begunAlone)])
  return { outcome: 'repeated', reportId: null, problems: [] }
}

/** One row of a list: a report that waits for its enterprise, the one that is there already, or what is wrong. */
export async function fillIn(filling: FillingIn, cells: readonly string[]): Promise<Outcome> {
  const row = readImportRow(cells)
  const { problems, companyId, accountId } = await problemsOf(filling.moving.db, filling, row)
  if (problems.length > 0 || !row.typed || !companyId || !accountId) return refused(problems)
  const report = await open(filling, row.typed, companyId, accountId)
  return report ? { outcome: 'taken', reportId: report.id, problems: [] } : notOpened(filling, companyId)
}
