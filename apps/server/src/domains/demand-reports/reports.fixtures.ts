import { FORM_VERSION } from '@lqr/contract/demand-reports/form.ts'
import { FIVE_TESTS, type LoanFlag } from '@lqr/contract/demand-reports/kinds.ts'
import {
  demandReportCase,
  type ReportMove,
  type ReportStatus,
} from '@lqr/contract/demand-reports/report-case.ts'
import { afterMove } from '@lqr/contract/kernel/cases/read-case.ts'
import { dueAfter } from '../../cases/case-clock.rules.ts'
import { insertCaseEvents } from '../../cases/case-event.store.ts'
import { syncTasks } from '../../cases/case-task.store.ts'
import { insertCase } from '../../cases/case.store.ts'
import { nextNumber } from '../../cases/open-case.ts'
import { shippedCalendar } from '../../clocks/shipped-calendar.ts'
import { shanghaiDay } from '../../clocks/working-days.ts'
import type { Db } from '../../data/database.ts'
import type { Services } from '../../http/services.ts'
import { insertBatch } from './batch.store.ts'
import { insertDrawdown } from './drawdown.store.ts'
import { columnsOf, industryLetter, type Typed } from './file-report.ts'
import { reportKind } from './report-kind.ts'
import { type ReportRecord, REPORTS } from './report-record.ts'
import { keepVisit } from './visit.store.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

export const USUAL_REPORT = {
  applicantKind: 'micro',
  areaCode: '620102',
  address: '兰州市城关区示例路 1 号',
  amountYuan: 800_000,
  termMonths: 12,
  guaranteeMode: 'credit',
  loanPurpose: 'purchase',
  purpose: '采购一季度生产用原料。',
  fundsIndustryCode: 'C',
  contactName: '示例联系人',
  contactPhone: '13900001234',
  declaredTests: FIVE_TESTS.map(({ code }) => code),
} as const satisfies Typed

interface BatchPlan {
  readonly name?: string
  readonly ownerArea?: string
  readonly areaCodes?: readonly string[]
  /** Days from now; a batch that is open unless told otherwise. */
  readonly opens?: number
  readonly closes?: number
  readonly archives?: number
  readonly now: Date
}

/** A batch with its days counted from now. */
export function makeBatch(db: Db, plan: BatchPlan): Promise<string> {
  const day = (days: number) => shanghaiDay(new Date(plan.now.getTime() + days * DAY_MS))
  const { opens = -10, closes = 20, archives = closes + 90 } = plan
  return insertBatch(
    db,
    {
      name: plan.name ?? '融资需求填报（示例）',
      areaCodes: plan.areaCodes ?? [],
      opensOn: day(opens),
      closesOn: day(closes),
      archivesOn: day(archives),
      note: '面向小微企业、个体工商户和农业经营主体。',
    },
    {
      ownerArea: plan.ownerArea ?? '620000',
      formVersion: FORM_VERSION,
      accountId: null,
      now: plan.now,
      isExample: true,
    },
  )
}

export interface ReportPlan {
  readonly batchId: string
  readonly companyId: string
  readonly companyName: string
  readonly applicantAccountId: string
  readonly state: ReportStatus
  readonly submittedAt: Date
  readonly org?: { readonly id: string; readonly name: string } | undefined
  readonly asked?: Typed
  readonly flags?: readonly LoanFlag[]
  /** What was drawn of the credit, in parts of it; all of it at once unless told otherwise. */
  readonly drawn?: readonly number[]
  /** As certification keeps it: a letter, or a division. */
  readonly industryCode?: string
}

const TO_LIST = ['submit', 'accept', 'review'] as const
const PATHS: Record<ReportStatus, readonly ReportMove[]> = {
  DRAFT: [],
  TO_CONFIRM: ['fillIn'],
  SUBMITTED: ['submit'],
  ACCEPTED: ['submit', 'accept'],
  REVIEWED: TO_LIST,
  RECOMMENDED: [...TO_LIST, 'recommend'],
  CONTACTED: [...TO_LIST, 'recommend', 'contact'],
  CREDITED: [...TO_LIST, 'recommend', 'contact', 'credit'],
  DISBURSED: [...TO_LIST, 'recommend', 'contact', 'credit', 'disburse'],
  UNUSED: [...TO_LIST, 'recommend', 'contact', 'credit', 'forgo'],
  RETURNED: ['submit', 'return'],
  REJECTED: ['submit', 'reject'],
  WITHDRAWN: ['submit', 'withdraw'],
}

/** Hours from one step to the next. */
const STEP_HOURS = 20

interface Step {
  readonly action: ReportMove
  readonly from: ReportStatus
  readonly to: ReportStatus
  readonly at: Date
}

function stepsOf({ state, submittedAt }: ReportPlan): Step[] {
  let from: ReportStatus = 'DRAFT'
  return PATHS[state].map((action, index) => {
    const to = afterMove(demandReportCase, action, from) ?? from
    const step = { action, from, to, at: new Date(submittedAt.getTime() + index * STEP_HOURS * HOUR_MS) }
    from = to
    return step
  })
}

const NAMES = { authority: '走访专员（示例）', institution: '客户经理（示例）' }

/** A report with the history that leads to its state, as the calls would have left it. */
export async function makeReport(
  db: Db,
  { cipher }: Pick<Services, 'cipher'>,
  plan: ReportPlan,
): Promise<{ id: string; reportNo: string }> {
  const steps = stepsOf(plan)
  const industry = industryLetter(plan.industryCode ?? null) ?? USUAL_REPORT.fundsIndustryCode
  const asked = { ...USUAL_REPORT, fundsIndustryCode: industry, ...plan.asked }
  const reportNo = await nextNumber(db, demandReportCase, 'demand_report_no', plan.submittedAt)
  const row = await insertCase<ReportRecord>(db, REPORTS, {
    report_no: reportNo,
    batch_id: plan.batchId,
    form_version: FORM_VERSION,
    company_id: plan.companyId,
    applicant_account_id: plan.applicantAccountId,
    ...columnsOf(asked, cipher),
    borrower_industry_code: industry,
    status: plan.state,
    ...outcomeOf(plan, steps, asked.amountYuan),
    is_example: true,
    created_at: plan.submittedAt.toISOString(),
    updated_at: (steps.at(-1)?.at ?? plan.submittedAt).toISOString(),
    version: 1 + steps.length,
  })
  if (!row) throw new Error('no report was made')
  if (row.visited_on) await visit(db, row)
  await draw(db, row, plan)
  await insertCaseEvents(
    db,
    steps.map((step) => eventOf(plan, row.id, step)),
  )
  await syncTasks(db, reportKind, [row.id])
  return { id: row.id, reportNo }
}

function outcomeOf(plan: ReportPlan, steps: readonly Step[], amountYuan: number) {
  const at = (action: ReportMove) => steps.find((step) => step.action === action)?.at
  const due = (clock: keyof typeof demandReportCase.clocks, start: Date | undefined) =>
    start && dueAfter(shippedCalendar, demandReportCase.clocks[clock], start).toISOString()
  const day = (moment: Date | undefined) => moment && shanghaiDay(moment)
  const credited = at('credit')
  const paid = at('disburse')
  const withdrawn = at('withdraw')
  return {
    first_submitted_at: (at('submit') ?? at('fillIn'))?.toISOString(),
    filled_by_name: at('fillIn') && NAMES.authority,
    confirm_due_at: due('confirm', at('fillIn')),
    accept_due_at: due('accept', at('submit')),
    visit_due_at: due('visit', at('accept')),
    contact_due_at: due('contact', at('recommend')),
    decide_due_at: due('decide', at('contact')),
    org_id: at('recommend') ? plan.org?.id : undefined,
    visited_on: day(at('review')),
    officer_name: at('contact') ? NAMES.institution : undefined,
    return_reason: at('return') ? '请补充资金用途的合同或订单信息。' : undefined,
    ...(at('reject') && {
      reject_code: 'NOT_ELIGIBLE',
      reject_reason: '主体不属于本批次的填报对象。',
      next_steps: '请查看批次说明，或直接在产品超市申请贷款。',
    }),
    ...(credited && {
      credit_amount_yuan: amountYuan,
      credit_rate: 3.85,
      credit_term_months: 12,
      credited_on: day(credited),
      loan_flags: [...(plan.flags ?? [])],
    }),
    ...(at('forgo') && { end_reason: '资金已由其他渠道解决，不再用款。' }),
    ...(paid && {
      loan_amount_yuan: partsOf(plan, amountYuan).reduce((sum, part) => sum + part, 0),
      loan_rate: 3.85,
      loan_on: day(paid),
    }),
    ...(withdrawn && { sealed_at: withdrawn.toISOString() }),
  }
}

const partsOf = ({ drawn = [1] }: ReportPlan, creditYuan: number) =>
  drawn.map((share) => Math.round(creditYuan * share))

async function draw(db: Db, row: ReportRecord, plan: ReportPlan): Promise<void> {
  const { loan_on: drawnOn, loan_rate: rate, credit_amount_yuan: creditYuan } = row
  if (drawnOn === null || rate === null || creditYuan === null) return
  for (const amountYuan of partsOf(plan, creditYuan)) {
    await insertDrawdown(db, {
      report_id: row.id,
      drawn_on: drawnOn,
      amount_yuan: amountYuan,
      rate,
      pricing_base: 'LPR1Y',
      borrower_industry_code: row.borrower_industry_code,
      use_industry_code: row.use_industry_code,
      loan_flags: [...(plan.flags ?? [])],
      balance_yuan: amountYuan,
      balance_on: drawnOn,
    })
  }
}

async function visit(db: Db, row: ReportRecord): Promise<void> {
  const { account_id: accountId } = await db
    .selectFrom('demand_report')
    .select('applicant_account_id as account_id')
    .where('id', '=', row.id)
    .executeTakeFirstOrThrow()
  await keepVisit(db, {
    report_id: row.id,
    visit_way: 'onSite',
    visited_on: row.visited_on ?? '',
    visitors: NAMES.authority,
    confirmed_tests: ['lawful', 'premises', 'need'],
    doubted_tests: [],
    findings: '厂房和设备在用，有近三个月的采购合同，资金需求属实。',
    account_id: accountId,
    actor_name: NAMES.authority,
  })
}

function eventOf(plan: ReportPlan, id: string, { action, from, to, at }: Step) {
  const { side } = demandReportCase.moves[action]
  const isOwn = side === 'enterprise'
  return {
    kind: demandReportCase.kind,
    case_id: id,
    action,
    from_status: from,
    to_status: to,
    actor_account_id: isOwn ? plan.applicantAccountId : null,
    actor_side: side,
    actor_name: isOwn ? plan.companyName : NAMES[side],
    note: null,
    at: at.toISOString(),
  }
}
