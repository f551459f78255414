import type { DemandReport, ReportTest } from '@lqr/contract/demand-reports/entities.ts'
import type { ReportDrawdown } from '@lqr/contract/demand-reports/drawdown-entities.ts'
import { demandReportErrors as errors } from '@lqr/contract/demand-reports/errors.ts'
import { demandReportCase } from '@lqr/contract/demand-reports/report-case.ts'
import { maskPhone } from '@lqr/contract/rules/mask.ts'
import { caseCan, caseScope, mayMove } from '../../cases/case-access.ts'
import type { Viewing } from '../../cases/case-kind.ts'
import { isSealedFor, sealedTimeline } from '../../cases/case-seal.ts'
import { progressOf, timelineOf } from '../../cases/case-progress.ts'
import { findCase } from '../../cases/case.store.ts'
import type { Db } from '../../data/database.ts'
import { isOfKind } from '../../http/actor.ts'
import { CallError } from '../../http/call-error.ts'
import { listLinkedFiles } from '../files/index.ts'
import { mayEdit, phoneGround, takesVisits } from './demand-reports.access.ts'
import { listDrawdowns } from './drawdown.store.ts'
import { fiveTests } from './five-tests.rules.ts'
import { reportKind } from './report-kind.ts'
import { findSurroundings, listAdverse } from './report.store.ts'
import { type ReportRecord, VISIT_FILES } from './report-record.ts'
import { findVisit } from './visit.store.ts'

type Surroundings = Awaited<ReturnType<typeof findSurroundings>>
type Visit = Awaited<ReturnType<typeof findVisit>>

/** The report within the actor's rows; 404 for everybody else. */
export async function requireReport({ db, actor }: Pick<Viewing, 'db' | 'actor'>, id: string) {
  const row = await findCase<ReportRecord>(db, reportKind, id, await caseScope(db, actor, reportKind))
  if (!row) throw new CallError(errors.reportNotFound)
  return row
}

/** The five tests of a report by what is known of it now. */
export async function testsOf(db: Db, row: ReportRecord, now: Date): Promise<ReportTest[]> {
  return judged(db, row, now, await findSurroundings(db, row.id), await findVisit(db, row.id))
}

async function judged(db: Db, row: ReportRecord, now: Date, about: Surroundings, visit: Visit) {
  return fiveTests({
    isCertified: about.certiFlg === 3,
    isCodeSuspect: about.isCodeSuspect,
    address: row.address,
    amountYuan: row.amount_yuan,
    purpose: row.purpose,
    declaredTests: row.declared_tests,
    visit,
    adverse: await listAdverse(db, { companyId: row.company_id, reportId: row.id, now }),
  })
}

/** What nobody but the enterprise is told of a report that was taken back before it was accepted. */
const SEALED = {
  companyId: null,
  corporateName: null,
  creditCode: null,
  scale: null,
  applicantKind: null,
  borrowerIndustryCode: null,
  address: null,
  amountYuan: null,
  termMonths: null,
  wantRate: null,
  guaranteeMode: null,
  loanPurpose: null,
  purpose: null,
  fundsIndustryCode: null,
  contactName: null,
  contactPhone: null,
  opensPhone: false,
  declaredTests: [],
  tests: [],
  visit: null,
}

/** A report with its tests, its visit, its timeline and what the viewer may do; the row was found within the viewer's rows. */
export async function showReport(viewing: Viewing, row: ReportRecord): Promise<DemandReport> {
  const { db, actor, now } = viewing
  const scope = await caseScope(db, actor, reportKind)
  const about = await findSurroundings(db, row.id)
  const isSealed = isSealedFor(row, scope)
  const events = await timelineOf(db, reportKind, row, scope)
  const isOwn = row.company_id === scope.companyId
  return {
    id: row.id,
    reportNo: row.report_no,
    batchId: row.batch_id,
    batchName: about.batchName,
    areaCode: row.area_code,
    areaName: about.areaName,
    orgName: about.orgName,
    firstSubmittedAt: row.first_submitted_at,
    isFilledFor: row.filled_by_name !== null,
    filledByName: row.filled_by_name,
    confirmedAt: row.confirmed_at,
    formVersion: row.form_version,
    ...(isSealed ? SEALED : await content(viewing, row, about, isOwn)),
    ...progressOf(reportKind, row, now),
    ...outcome(row),
    ...drawn(row, await listDrawdowns(db, row.id)),
    isSealed,
    timeline: isSealed ? sealedTimeline(events) : events,
    can: caseCan(reportKind, { actor, scope, now }, row, 'enterprise', 'institution', 'authority'),
    canEdit: isOwn && isOfKind(actor, 'enterprise') && mayEdit(row),
    canVisit: scope.areas.length > 0 && takesVisits(row),
    canSetBalance: scope.orgIds.length > 0 && mayMove(actor, demandReportCase.moves.disburse),
    version: row.version,
  }
}

function drawn(row: ReportRecord, drawdowns: ReportDrawdown[]) {
  const balance = drawdowns.reduce((sum, { balanceYuan }) => sum + balanceYuan, 0)
  return { drawdowns, loanBalanceYuan: row.loan_amount_yuan === null ? null : balance }
}

async function content(viewing: Viewing, row: ReportRecord, about: Surroundings, isOwn: boolean) {
  const { db, actor, now, services } = viewing
  const visit = await findVisit(db, row.id)
  const phone = row.contact_phone_cipher && services.cipher.decrypt(row.contact_phone_cipher)
  return {
    companyId: row.company_id,
    corporateName: about.corporateName,
    creditCode: about.creditCode,
    scale: about.scale,
    applicantKind: row.applicant_kind,
    borrowerIndustryCode: row.borrower_industry_code,
    address: row.address,
    amountYuan: row.amount_yuan,
    termMonths: row.term_months,
    wantRate: row.want_rate,
    guaranteeMode: row.guarantee_mode,
    loanPurpose: row.loan_purpose,
    purpose: row.purpose,
    fundsIndustryCode: row.use_industry_code,
    contactName: row.contact_name,
    contactPhone: isOwn || phone === null ? phone : maskPhone(phone),
    opensPhone: !isOwn && phoneGround(actor, row) !== undefined,
    declaredTests: row.declared_tests,
    tests: await judged(db, row, now, about, visit),
    visit:
      visit && !isOwn
        ? { ...visit, files: await listLinkedFiles(db, { entity: VISIT_FILES, entityId: row.id }) }
        : null,
  }
}

function outcome(row: ReportRecord) {
  return {
    returnReason: row.return_reason,
    rejectCode: row.reject_code,
    rejectReason: row.reject_reason,
    nextSteps: row.next_steps,
    giveBackCode: row.give_back_code,
    giveBackReason: row.give_back_reason,
    endReason: row.end_reason,
    creditAmountYuan: row.credit_amount_yuan,
    creditRate: row.credit_rate,
    creditTermMonths: row.credit_term_months,
    creditedOn: row.credited_on,
    loanAmountYuan: row.loan_amount_yuan,
    loanRate: row.loan_rate,
    loanOn: row.loan_on,
    loanFlags: row.loan_flags,
  }
}
