import { taxErrors as errors } from '@lqr/contract/tax/errors.ts'
import type { Db } from '../../data/database.ts'
import type { Actor } from '../../http/actor.ts'
import { CallError } from '../../http/call-error.ts'
import { isOpenTo, partyOf } from './licence.access.ts'
import { isReadable, type ReadableLicence } from './licence-facts.ts'
import { findLicence } from './licence.store.ts'
import { findReport, type ReportRow } from './report.store.ts'

/** A report that the actor may download now, with its licence: a consent that was revoked closes it for everybody. */
export async function requireReadyReport(
  db: Db,
  actor: Actor,
  id: string,
  now: Date,
): Promise<{ report: ReportRow & { sourceReportId: string }; licence: ReadableLicence }> {
  const report = await findReport(db, id, await partyOf(db, actor), now)
  if (!report) throw new CallError(errors.reportNotFound)
  if (!isOpenTo(report, actor)) throw new CallError(errors.houseNotNamed)
  const { licenceId, shownStatus, sourceReportId } = report
  const licence = licenceId === null ? undefined : await findLicence(db, licenceId, 'platform')
  if (licence && !isReadable(licence, now)) throw new CallError(errors.notValid)
  if (!licence || shownStatus !== 'READY' || sourceReportId === null) {
    throw new CallError(errors.reportNotReady)
  }
  return { report: { ...report, sourceReportId }, licence }
}
