import { REPORT_DAYS } from '@lqr/contract/tax/report-calls.ts'
import { ConnectorFailure } from '../../connectors/signed-request.ts'
import type { Services } from '../../http/services.ts'
import { eachByItself } from '../../jobs/each-by-itself.ts'
import { reportFailures, taxMessages } from './copy.ts'
import { isReadable, licenceFacts, type ReadableLicence } from './licence-facts.ts'
import { isLicenceLive } from './licence.rules.ts'
import { findLicence, type LicenceRow } from './licence.store.ts'
import { notifyEnterprise, notifyInstitution, notifyUnanswered } from './notify-reports.ts'
import {
  expireReports,
  listWorkingReports,
  moveReport,
  type ReportMove,
  type ReportRow,
  touchReport,
} from './report.store.ts'

const DAY_MS = 86_400_000
/** Reports that are taken further in a run. */
const PORTION = 50

type Working = Pick<Services, 'db' | 'now' | 'tax' | 'log'>
type Step = Omit<ReportMove, 'id' | 'from' | 'at'>

/** The tax side has refused an application; with 401 and 403 it refuses the platform, whose secret is wrong. */
function isRefusal(err: unknown): boolean {
  if (!(err instanceof ConnectorFailure) || err.outcome !== 'refused') return false
  return err.status !== 401 && err.status !== 403
}

/** Applies for a report; that the tax side refuses it is its answer. */
async function apply(tax: Working['tax'], licence: ReadableLicence, applyNo: string): Promise<Step> {
  try {
    const { reportId } = await tax.applyReport(licenceFacts(licence), applyNo)
    return { to: 'GENERATING', sourceReportId: reportId }
  } catch (err) {
    if (!isRefusal(err)) throw err
    return { to: 'FAILED', failure: reportFailures.refused }
  }
}

/** What becomes of a report next; undefined while the tax side works on it, or the taxpayer is not certified. */
async function nextStep(
  { tax, now }: Working,
  report: ReportRow,
  licence: LicenceRow | undefined,
): Promise<Step | undefined> {
  const at = now()
  if (!licence || !isLicenceLive(licence, at)) return { to: 'FAILED', failure: reportFailures.licenceOver }
  if (Date.parse(report.expiresAt) <= at.getTime()) return { to: 'FAILED', failure: reportFailures.late }
  if (report.sourceReportId === null) {
    return isReadable(licence, at) ? apply(tax, licence, report.applyNo) : undefined
  }
  const progress = await tax.reportProgress(report.sourceReportId)
  if (progress.state === 'ready') {
    return { to: 'READY', readyAt: at, expiresAt: new Date(at.getTime() + REPORT_DAYS * DAY_MS) }
  }
  return progress.state === 'failed' ? { to: 'FAILED', failure: progress.reason } : undefined
}

/** Moves a report and tells both sides of what matters to them, in one transaction. */
async function take({ db, now }: Working, report: ReportRow, step: Step): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const isMoved = await moveReport(tx, { ...step, id: report.id, from: report.status, at: now() })
    if (!isMoved || step.to === 'GENERATING') return
    const notice =
      step.to === 'READY'
        ? taxMessages.reportReady(report.applyNo, report.bizNo)
        : taxMessages.reportFailed(report.applyNo, report.bizNo, step.failure ?? '')
    await notifyEnterprise(tx, report.companyId, notice)
    await notifyInstitution(tx, report, notice)
  })
}

/** Ends what is over, and tells of what the enterprise has left unanswered. */
async function endOver({ db, now }: Working): Promise<void> {
  await db.transaction().execute(async (tx) => notifyUnanswered(tx, await expireReports(tx, now())))
}

/**
 * Takes reports further: applies for what is authorised, asks how far the tax side is, ends what is over. A source that
 * cannot be asked is asked again at the next run, up to the report's last moment; nothing is lost, since the number of the
 * application names the report.
 */
export async function workReports(services: Working): Promise<number> {
  const { db, log, now } = services
  await endOver(services)
  const reports = await listWorkingReports(db, now(), PORTION)
  await eachByItself(reports, async (report) => {
    const licence =
      report.licenceId === null ? undefined : await findLicence(db, report.licenceId, 'platform')
    try {
      const step = await nextStep(services, report, licence)
      await (step ? take(services, report, step) : touchReport(db, report.id, now()))
    } catch (err) {
      if (!(err instanceof ConnectorFailure)) throw err
      log.warn({ err, applyNo: report.applyNo }, 'tax report not taken further')
      await touchReport(db, report.id, now())
    }
  })
  return reports.length
}
