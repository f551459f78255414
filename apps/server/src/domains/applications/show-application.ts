import { maskPhone } from '@lqr/contract/rules/mask.ts'
import { annualCostPercent } from '@lqr/contract/products/annual-cost.ts'
import type { ApplicationDetail } from '@lqr/contract/applications/entities.ts'
import type { Db } from '../../data/database.ts'
import type { Actor } from '../../http/actor.ts'
import type { Services } from '../../http/services.ts'
import { isLive } from '../credit/index.ts'
import { listLinkedFiles } from '../files/index.ts'
import { type ApplicationFacts, findApplicationFacts, listEvents } from './application-detail.store.ts'
import { applicationCan, applicationScope, seesSensitive } from './application.access.ts'

/** Who looks, through which connection, when. */
export interface Viewing {
  readonly db: Db
  readonly actor: Actor
  readonly services: Pick<Services, 'cipher'>
  readonly now: Date
}

/** The entity name under which an application's documents are linked. */
export const APPLICATION_FILES = 'product_application'

/** An application with timeline, files and what the viewer may do; undefined when the viewer may not know of it. */
export async function showApplication(viewing: Viewing, id: string): Promise<ApplicationDetail | undefined> {
  const { db, actor } = viewing
  const scope = await applicationScope(db, actor)
  const row = await findApplicationFacts(db, id, scope)
  if (!row) return undefined
  const files = await listLinkedFiles(db, { entity: APPLICATION_FILES, entityId: id })
  return {
    ...parties(row),
    ...request(row, viewing),
    ...progress(row, viewing.now),
    ...outcome(row),
    files,
    officerPhone: row.officer_phone_cipher && viewing.services.cipher.decrypt(row.officer_phone_cipher),
    timeline: await listEvents(db, id, row.created_at),
    can: applicationCan(actor, scope, {
      status: row.status,
      resumeStatus: row.resume_status,
      companyId: row.company_id,
      orgId: row.org_id,
      transfers: row.transfers,
    }),
    version: row.version,
  }
}

function parties(row: ApplicationFacts) {
  return {
    id: row.id,
    applyNo: row.apply_no,
    proId: row.product_id,
    productName: row.product_snapshot.name,
    orgId: row.org_id,
    orgName: row.org_name,
    orgPhone: row.org_phone,
    companyId: row.company_id,
    corporateName: row.corporate_name,
    creditCode: row.credit_code,
    industryCode: row.industry_code,
    scale: row.scale,
    transferredFromId: row.transferred_from_id,
  }
}

/** What the enterprise asked for. Without a live authorisation the institution sees neither contact nor revenue. */
function request(row: ApplicationFacts, { actor, services, now }: Viewing) {
  const isAuthorised = row.authorisation !== null && isLive(row.authorisation, now)
  const isOpen = seesSensitive(actor, row.company_id, isAuthorised)
  const phone = services.cipher.decrypt(row.contact_phone_cipher)
  return {
    amountYuan: row.amount_yuan,
    termMonths: row.term_months,
    guaranteeMode: row.guarantee_mode,
    purpose: row.purpose,
    contactName: row.contact_name,
    contactPhone: isOpen ? phone : maskPhone(phone),
    annualRevenueYuan: isOpen ? row.annual_revenue_yuan : null,
    wantedOn: row.wanted_on,
    authorisationId: row.authorisation_id,
    isAuthorised,
    terms: row.product_snapshot,
  }
}

function progress(row: ApplicationFacts, now: Date) {
  return {
    status: row.status,
    supplementRequest: row.supplement_request,
    acceptDueAt: row.accept_due_at,
    decideDueAt: row.decide_due_at,
    dueAt: row.due_at,
    isPaused: row.status === 'SUPPLEMENT',
    isOverdue: row.due_at !== null && Date.parse(row.due_at) < now.getTime(),
    officerName: row.officer_name,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}

function outcome(row: ApplicationFacts) {
  const { credit_amount_yuan: amountYuan, credit_rate: rate, credit_term_months: termMonths } = row
  return {
    creditAmountYuan: amountYuan,
    creditRate: rate,
    creditTermMonths: termMonths,
    creditValidTo: row.credit_valid_to,
    creditConditions: row.credit_conditions,
    creditAnnualCost:
      amountYuan === null || rate === null || termMonths === null
        ? null
        : annualCostPercent(rate, row.product_snapshot.fees, { amountYuan, termMonths }),
    loanAmountYuan: row.loan_amount_yuan,
    loanDate: row.loan_date,
    isFirstLoan: row.is_first_loan,
    hasEarlierLoan: row.has_earlier_loan,
    isCreditOnly: row.is_credit_only,
    rejectCode: row.reject_code,
    rejectReason: row.reject_reason,
    nextSteps: row.next_steps,
  }
}
