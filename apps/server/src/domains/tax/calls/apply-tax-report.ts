import { taxErrors as errors } from '@lqr/contract/tax/errors.ts'
import { applyTaxReport } from '@lqr/contract/tax/report-calls.ts'
import { shanghaiDay } from '../../../clocks/working-days.ts'
import { isOfKind } from '../../../http/actor.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { sendMessage } from '../../messages/index.ts'
import { taxMessages } from '../copy.ts'
import { isOpenTo, partyOf } from '../licence.access.ts'
import { findTaxCase, hasLivingLicence } from '../licence.store.ts'
import { notifyUnanswered } from '../notify-reports.ts'
import { waitEndsAt } from '../report.rules.ts'
import {
  expireReportsOf,
  findReport,
  findReportLicence,
  insertReport,
  nextReportSerial,
} from '../report.store.ts'
import { reportView } from '../report-view.ts'

/**
 * Goes on at once under a living licence; an institution's request waits for the enterprise otherwise, which is told. Of one
 * before it that was left unanswered and that no job has ended yet both sides are told first.
 */
export const applyTaxReportCall = bindCall(
  applyTaxReport,
  async ({ actor, audit, body, db, now, services }) => {
    const party = await partyOf(db, actor)
    const of = await findTaxCase(db, body.bizNo, party)
    if (!of) throw new CallError(errors.caseNotFound)
    const licence = await findReportLicence(db, of.applicationId, now)
    if (licence && !isOpenTo({ orgId: of.orgId, agreementVersion: licence.agreementVersion }, actor))
      throw new CallError(errors.houseNotNamed)
    const serial = (await nextReportSerial(db)).padStart(6, '0')
    const applyNo = `JS${shanghaiDay(now).replaceAll('-', '')}-${serial}`
    const unanswered = await expireReportsOf(db, of.applicationId, now)
    const id = await insertReport(db, of, {
      applyNo,
      accountId: actor.accountId,
      licenceId: licence?.id,
      isDemonstration: services.tax.isDemonstration,
      expiresAt: waitEndsAt(now),
      now,
    })
    if (id === undefined) throw new CallError(errors.reportUnderWay)
    await notifyUnanswered(db, unanswered)
    audit({ action: 'apply-tax-report', entity: 'tax_report', entityId: id, detail: { bizNo: of.bizNo } })
    if (licence === undefined && !isOfKind(actor, 'enterprise:any')) {
      const isLicensed = await hasLivingLicence(db, of.applicationId, now)
      const notice = taxMessages.reportAsked({ ...of, applyNo, isLicensed })
      await sendMessage(db, { ...notice, companyId: of.companyId })
    }
    const row = await findReport(db, id, party, now)
    if (!row) throw new Error(`tax report ${id} is gone`)
    return reportView(row, actor)
  },
)
