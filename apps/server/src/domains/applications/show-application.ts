import { maskPhone } from '@lqr/contract/rules/mask.ts'
import { annualCostPercent } from '@lqr/contract/products/annual-cost.ts'
import type { ApplicationDetail } from '@lqr/contract/applications/entities.ts'
import { caseCan, caseScope } from '../../cases/case-access.ts'
import type { Viewing } from '../../cases/case-kind.ts'
import type { CaseScope } from '../../cases/case.store.ts'
import { isSealedFor, sealedTimeline } from '../../cases/case-seal.ts'
import { refusalFigure } from '../../cases/refusal-columns.ts'
import { progressOf, timelineOf } from '../../cases/case-progress.ts'
import { isLive, shownStatus } from '../credit/index.ts'
import { listLinkedFiles } from '../files/index.ts'
import { refusalAlternatives } from '../products/index.ts'
import { shownSnapshot } from '../valuations/index.ts'
import {
  type ApplicationFacts,
  findApplicationFacts,
  listOtherApplications,
} from './application-detail.store.ts'
import { APPLICATION_FILES } from './application-files.ts'
import { applicationKind } from './application-kind.ts'
import { seesSensitive } from './application.access.ts'

/** An application with timeline, files and what the viewer may do; undefined when the viewer may not know of it. */
export async function showApplication(viewing: Viewing, id: string): Promise<ApplicationDetail | undefined> {
  const { db, actor, now } = viewing
  const scope = await caseScope(db, actor, applicationKind)
  const row = await findApplicationFacts(db, id, scope)
  if (!row) return undefined
  const isSealed = isSealedFor(row, scope)
  const events = await timelineOf(db, applicationKind, row, scope)
  return {
    ...parties(row),
    ...(isSealed ? SEALED : { ...enterprise(row), ...request(row, viewing) }),
    ...progressOf(applicationKind, row, now),
    supplementRequest: row.supplement_request,
    supplementDocuments: row.supplement_documents,
    acceptDueAt: row.accept_due_at,
    decideDueAt: row.decide_due_at,
    ...outcome(row),
    ...ledgerOf(row, actor),
    alternatives: await alternativesOf(viewing, row),
    others: isSealed ? [] : await othersOf(viewing, row, scope),
    files: isSealed ? [] : await listLinkedFiles(db, { entity: APPLICATION_FILES, entityId: id }),
    terms: row.product_snapshot,
    isSealed,
    officerPhone: row.officer_phone_cipher && viewing.services.cipher.decrypt(row.officer_phone_cipher),
    timeline: isSealed ? sealedTimeline(events) : events,
    can: caseCan(applicationKind, { actor, scope, now }, row, 'institution', 'enterprise'),
    version: row.version,
  }
}

/** What an institution is not told of a case that was taken back before it had taken it up. */
const SEALED = {
  companyId: null,
  corporateName: null,
  creditCode: null,
  applicantKind: null,
  industryCode: null,
  scale: null,
  transferredFromId: null,
  amountYuan: null,
  termMonths: null,
  guaranteeMode: null,
  purpose: null,
  contactName: null,
  contactPhone: null,
  opensPhone: false,
  annualRevenueYuan: null,
  wantedOn: null,
  valuation: null,
  authorisationId: null,
  isAuthorised: false,
  certified: null,
  authorisation: null,
} as const

function parties(row: ApplicationFacts) {
  return {
    id: row.id,
    applyNo: row.apply_no,
    proId: row.product_id,
    productName: row.product_snapshot.name,
    orgId: row.org_id,
    orgName: row.org_name,
    orgPhone: row.org_phone,
  }
}

function enterprise(row: ApplicationFacts) {
  return {
    companyId: row.company_id,
    corporateName: row.corporate_name,
    creditCode: row.credit_code,
    applicantKind: row.applicant_kind,
    industryCode: row.industry_code,
    scale: row.scale,
    transferredFromId: row.transferred_from_id,
  }
}

/** What the enterprise asked for. The institution opens the phone by a call of its own, and like the revenue only under a live authorisation. */
function request(row: ApplicationFacts, { actor, services, now }: Viewing) {
  const isAuthorised = row.authorisation !== null && isLive(row.authorisation, now)
  const isOpen = seesSensitive(actor, row.company_id, isAuthorised)
  const phone = services.cipher.decrypt(row.contact_phone_cipher)
  const isOwn = actor.companyId === row.company_id
  return {
    amountYuan: row.amount_yuan,
    termMonths: row.term_months,
    guaranteeMode: row.guarantee_mode,
    purpose: row.purpose,
    contactName: row.contact_name,
    contactPhone: isOwn ? phone : maskPhone(phone),
    opensPhone: isOpen && !isOwn,
    annualRevenueYuan: isOpen ? row.annual_revenue_yuan : null,
    wantedOn: row.wanted_on,
    valuation: isOpen && row.valuation_snapshot ? shownSnapshot(row.valuation_snapshot, now) : null,
    authorisationId: row.authorisation_id,
    isAuthorised,
    certified: isOpen && !isOwn ? certifiedOf(row) : null,
    authorisation: authorisationOf(row, now),
  }
}

/** PostgreSQL writes a moment of a JSON value in its own form. */
const isoOf = (moment: string) => new Date(moment).toISOString()

function authorisationOf({ authorisation }: ApplicationFacts, now: Date) {
  if (!authorisation) return null
  return {
    ...authorisation,
    validTo: isoOf(authorisation.validTo),
    status: shownStatus(authorisation, now),
  }
}

function certifiedOf({ certified }: ApplicationFacts) {
  return { ...certified, certifiedAt: certified.certifiedAt && isoOf(certified.certifiedAt) }
}

/** An enterprise has a list of its own. */
async function othersOf(
  { db, actor }: Viewing,
  { id, company_id: companyId }: ApplicationFacts,
  scope: CaseScope,
) {
  return actor.companyId === companyId ? [] : listOtherApplications(db, { id, companyId }, scope)
}

/** The ways on from a refusal are for the enterprise alone. */
async function alternativesOf({ db, now, actor }: Viewing, row: ApplicationFacts) {
  const { company_id: companyId, org_id: orgId, reject_code: code, amount_yuan: amountYuan } = row
  if (row.status !== 'REJECTED' || code === null || actor.companyId !== companyId) return []
  const want = { amountYuan, termMonths: row.term_months, guaranteeMode: row.guarantee_mode }
  return refusalAlternatives({ db, now }, { companyId, orgId, code, want })
}

/** The figure that was kept with the grant; of one from before figures were kept, what it comes to. */
function annualCostOf(row: ApplicationFacts): number | null {
  const { credit_amount_yuan: amountYuan, credit_rate: rate, credit_term_months: termMonths } = row
  if (row.credit_annual_cost !== null) return row.credit_annual_cost
  if (amountYuan === null || rate === null || termMonths === null) return null
  const repaymentMode = row.credit_repayment ?? undefined
  return annualCostPercent(rate, row.product_snapshot.fees, { amountYuan, termMonths, repaymentMode })
}

/** What the institution's ledger says of the loan; how it classes the loan is not the enterprise's to read. */
function ledgerOf(row: ApplicationFacts, { companyId }: Viewing['actor']) {
  const isOwn = companyId === row.company_id
  return {
    pricingBase: row.loan_pricing_base,
    repricedOn: row.loan_repriced_on,
    feeYuan: row.loan_fee_yuan,
    fundsIndustryCode: isOwn ? null : row.loan_use_industry_code,
    loanFlags: isOwn ? null : row.loan_flags,
  }
}

function outcome(row: ApplicationFacts) {
  return {
    creditAmountYuan: row.credit_amount_yuan,
    creditRate: row.credit_rate,
    creditTermMonths: row.credit_term_months,
    creditValidTo: row.credit_valid_to,
    creditConditions: row.credit_conditions,
    creditRepayment: row.credit_repayment,
    creditDeviations: row.credit_deviations,
    deviationReason: row.deviation_reason,
    creditAnnualCost: annualCostOf(row),
    endReason: row.end_reason,
    loanAmountYuan: row.loan_amount_yuan,
    loanDate: row.loan_date,
    repaidYuan: row.repaid_yuan,
    repaidOn: row.repaid_on,
    isFirstLoan: row.is_first_loan,
    hasEarlierLoan: row.has_earlier_loan,
    isCreditOnly: row.is_credit_only,
    rejectCode: row.reject_code,
    rejectReason: row.reject_reason,
    nextSteps: row.next_steps,
    ...refusalFigure(row),
  }
}
