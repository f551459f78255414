import { sql } from 'kysely'
import { applicationCase, type ApplicationStatus } from '@lqr/contract/applications/application-case.ts'
import { annualCostPercent } from '@lqr/contract/products/annual-cost.ts'
import { insertCaseEvents } from '../../cases/case-event.store.ts'
import { syncTasks } from '../../cases/case-task.store.ts'
import { caseNumber } from '../../cases/open-case.ts'
import type { Db } from '../../data/database.ts'
import type { Services } from '../../http/services.ts'
import { makeAuthorisations } from '../credit/authorisations/authorisations.fixtures.ts'
import { type ApplicableProduct, findApplicableProduct } from './applicable-product.store.ts'
import { type History, historyOf, type HistoryPlan, historySpan } from './application-history.fixtures.ts'
import { applicationKind } from './application-kind.ts'
import { applicationText } from './copy.ts'
import { decideFirstLoans } from './first-loan.store.ts'

export { type ApplicableProduct, listApplicableProducts } from './applicable-product.store.ts'
export { decideFirstLoans } from './first-loan.store.ts'
export { APPLICATION_FILES } from './application-files.ts'

export interface ApplicationPlan extends HistoryPlan {
  product: ApplicableProduct
  company: { id: string; corporateName: string; areaCode: string | null }
  purpose: string
  contactName: string
  contactPhone: string
  annualRevenueYuan: number | null
  /** The case it was moved on from. */
  from?: { id: string; transfers: number }
}

async function serials(db: Db, sequence: string, howMany: number): Promise<string[]> {
  const { rows } = await sql<{ serial: string }>`select nextval(${sequence})::text serial
    from generate_series(1, ${howMany})`.execute(db)
  return rows.map((row) => row.serial)
}

const ENDED: readonly ApplicationStatus[] = ['WITHDRAWN', 'TRANSFERRED', 'EXPIRED', 'UNUSED']

export interface MadeApplication {
  id: string
  applyNo: string
}

/** Applications with their histories and authorisations, in bulk; answers them in the same order. */
export async function makeApplications(
  db: Db,
  services: Pick<Services, 'cipher'>,
  plans: readonly ApplicationPlan[],
): Promise<MadeApplication[]> {
  if (plans.length === 0) return []
  const told = plans.map((plan) => ({ plan, history: historyOf(plan) }))
  const numbers = (await serials(db, 'product_apply_no', plans.length)).map((serial, index) =>
    caseNumber(applicationCase, plans[index]?.submittedAt ?? new Date(), serial),
  )
  const authSerials = await serials(db, 'authorisation_no', plans.length)
  const authorisationIds = await makeAuthorisations(
    db,
    told.map(({ plan, history }, index) => ({
      grant: {
        grantorCompanyId: plan.company.id,
        grantorAccountId: plan.enterprise.accountId ?? '',
        corporateName: plan.company.corporateName,
        granteeOrgId: plan.product.orgId,
        orgName: plan.product.orgName,
        productName: plan.product.name,
        bizNo: numbers[index] ?? '',
        at: plan.submittedAt,
      },
      serial: authSerials[index] ?? '',
      revokedAt: ENDED.includes(plan.state) ? history.events.at(-1)?.at : undefined,
      isUsed: history.events.length > 1,
    })),
  )
  const rows = await db
    .insertInto('product_application')
    .values(
      told.map(({ plan, history }, index) =>
        applicationRow(services, plan, history, numbers[index] ?? '', authorisationIds[index] ?? null),
      ),
    )
    .returning(['id', 'apply_no'])
    .execute()
  const byNumber = new Map(rows.map((row) => [row.apply_no, row.id]))
  const made = numbers.map((number) => ({ id: byNumber.get(number) ?? '', applyNo: number }))
  await insertEvents(
    db,
    told.map(({ history }, index) => ({ id: made[index]?.id ?? '', history })),
  )
  await leaveOutPauses(db, made)
  await syncTasks(
    db,
    applicationKind,
    made.map(({ id }) => id),
  )
  await decideFirstLoans(
    db,
    plans.map(({ company }) => company.id),
  )
  return made
}

/** Every column is named in every row, so that rows of different states go in together. */
function applicationRow(
  services: Pick<Services, 'cipher'>,
  plan: ApplicationPlan,
  { events, change }: History,
  number: string,
  authorisationId: string | null,
) {
  const { product, company } = plan
  const last = events.at(-1)?.at ?? plan.submittedAt
  return {
    apply_no: number,
    product_id: product.id,
    product_snapshot: JSON.stringify({ name: product.name, version: product.version, ...product.terms }),
    org_id: product.orgId,
    company_id: company.id,
    applicant_account_id: plan.enterprise.accountId ?? '',
    region_code: company.areaCode,
    amount_yuan: plan.amountYuan,
    term_months: plan.termMonths,
    guarantee_mode: plan.guaranteeMode,
    purpose: plan.purpose,
    contact_name: plan.contactName,
    contact_phone_cipher: services.cipher.encrypt(plan.contactPhone),
    annual_revenue_yuan: plan.annualRevenueYuan,
    authorisation_id: authorisationId,
    is_example: true,
    transferred_from_id: plan.from?.id ?? null,
    transfers: plan.from ? plan.from.transfers + 1 : 0,
    resume_status: null,
    supplement_request: null,
    decide_due_at: null,
    clock_paused_at: null,
    officer_account_id: null,
    officer_name: null,
    officer_phone_cipher: null,
    accepted_at: null,
    decided_at: null,
    credit_amount_yuan: null,
    credit_rate: null,
    credit_term_months: null,
    loan_amount_yuan: null,
    loan_date: null,
    has_earlier_loan: null,
    is_credit_only: null,
    reject_code: null,
    reject_reason: null,
    next_steps: null,
    ...change,
    credit_annual_cost: costOf(plan, change),
    created_at: plan.submittedAt.toISOString(),
    updated_at: last.toISOString(),
    version: events.length,
  }
}

function costOf({ product, termMonths }: ApplicationPlan, change: History['change']): number | null {
  if (change.credit_rate == null || change.credit_amount_yuan == null) return null
  return annualCostPercent(Number(change.credit_rate), product.terms.fees, {
    amountYuan: Number(change.credit_amount_yuan),
    termMonths,
  })
}

/** The time to the decision again, now that the histories say when the enterprise was asked for more. */
async function leaveOutPauses(db: Db, made: readonly MadeApplication[]): Promise<void> {
  await sql`update product_application set decision_days = application_decision_days(id, created_at, decided_at)
    where id = any(${made.map(({ id }) => id)}::bigint[]) and decided_at is not null
      and decision_days <> application_decision_days(id, created_at, decided_at)`.execute(db)
}

async function insertEvents(db: Db, told: { id: string; history: History }[]): Promise<void> {
  await insertCaseEvents(
    db,
    told.flatMap(({ id, history }) =>
      history.events.map((event) => ({
        kind: applicationCase.kind,
        case_id: id,
        action: event.action,
        from_status: event.from,
        to_status: event.to,
        actor_account_id: event.person.accountId,
        actor_side: event.side,
        actor_name: event.person.name,
        note: event.note,
        at: event.at.toISOString(),
      })),
    ),
  )
}

/** What the other side was told of each step of a plan, and when. */
export function noticesOf({ id, applyNo: number }: MadeApplication, plan: ApplicationPlan) {
  const { events, change } = historyOf(plan)
  const told = {
    apply_no: number,
    product_snapshot: { name: plan.product.name, version: plan.product.version, ...plan.product.terms },
    amount_yuan: plan.amountYuan,
    supplement_request: events.find((event) => event.action === 'supplement')?.note ?? null,
    reject_reason: change.reject_reason ?? null,
    next_steps: change.next_steps ?? null,
    deciding_condition: change.deciding_condition ?? null,
    figure_asked: numberOf(change.figure_asked),
    supplement_documents: [],
    figure_found: numberOf(change.figure_found),
    retry_from: change.retry_from ?? null,
    credit_amount_yuan: numberOf(change.credit_amount_yuan),
    credit_rate: numberOf(change.credit_rate),
    credit_deviations: [],
    deviation_reason: null,
    end_reason: change.end_reason ?? null,
    loan_amount_yuan: numberOf(change.loan_amount_yuan),
    repaid_yuan: null,
    officer_name: plan.officer.name,
  }
  return events.map(({ action, at }) => {
    const [title, body] = applicationText(action, told)
    const link = `/applications/${id}`
    const side = applicationCase.moves[action].tells
    return { notice: { kind: `products.${action}`, title, body, link }, side, at }
  })
}

const numberOf = (value: unknown) => (value === undefined || value === null ? null : Number(value))

/** Sets the counters of every product to what its applications say, as the calls keep them one by one. */
export async function refreshProductCounters(db: Db): Promise<void> {
  await sql`update product p set applications_count = c.applications, average_decision_days = c.days
    from (select product_id, count(*)::int applications,
        round(avg(extract(epoch from decided_at - created_at)) / 86400, 1) days
      from product_application group by product_id) c
    where c.product_id = p.id`.execute(db)
}

export interface ApplicationMaker {
  state?: ApplicationStatus
  productId: string
  company: { id: string; corporateName: string }
  applicantAccountId: string
  officerAccountId?: string | null
  submittedAt?: Date
  amountYuan?: number
  termMonths?: number
  guaranteeMode?: HistoryPlan['guaranteeMode']
  withSupplement?: boolean
  rejectCode?: string
  hasEarlierLoan?: boolean
  pace?: number
  areaCode?: string
}

/** One application in the given state with the history that leads there; ending now unless told when it began. */
export async function makeApplication(
  db: Db,
  services: Pick<Services, 'cipher' | 'now'>,
  maker: ApplicationMaker,
): Promise<{ id: string }> {
  const product = await findApplicableProduct(db, maker.productId)
  if (!product) throw new Error('an application needs a listed product')
  const state = maker.state ?? 'SUBMITTED'
  const span = historySpan({ state, withSupplement: maker.withSupplement ?? false, pace: maker.pace ?? 1 })
  const officer = {
    accountId: maker.officerAccountId ?? null,
    name: '客户经理（示例）',
    phoneCipher: services.cipher.encrypt('13900000003'),
  }
  const [made] = await makeApplications(db, services, [
    {
      amountYuan: product.terms.amountMinYuan,
      termMonths: product.terms.termMinMonths,
      guaranteeMode: product.terms.guaranteeModes[0] ?? 'credit',
      ...maker,
      state,
      product,
      submittedAt: maker.submittedAt ?? new Date(services.now().getTime() - span - 60_000),
      company: { ...maker.company, areaCode: maker.areaCode ?? '620102' },
      enterprise: { accountId: maker.applicantAccountId, name: maker.company.corporateName },
      officer,
      manager: { accountId: maker.officerAccountId ?? null, name: '审批经理（示例）' },
      rate: product.terms.rateMin,
      purpose: '采购原材料',
      contactName: '示例联系人',
      contactPhone: '13900001234',
      annualRevenueYuan: 8_600_000,
    },
  ])
  return { id: made?.id ?? '' }
}
