import type { createDemandReport } from '@lqr/contract/demand-reports/calls.ts'
import { demandReportErrors as errors } from '@lqr/contract/demand-reports/errors.ts'
import { reportComplete } from '@lqr/contract/demand-reports/form.ts'
import { demandReportCase } from '@lqr/contract/demand-reports/report-case.ts'
import { caseEntity } from '@lqr/contract/kernel/cases/case-audit-words.ts'
import type { ParsedInput } from '@lqr/contract/kernel/define-call.ts'
import { explainIssues } from '@lqr/contract/kernel/explain-issues.ts'
import { INDUSTRIES, industryOfDivision } from '@lqr/contract/reference/industries.ts'
import type { Acting, CaseChange } from '../../cases/case-kind.ts'
import { insertCase } from '../../cases/case.store.ts'
import { syncTasks } from '../../cases/case-task.store.ts'
import { nextNumber } from '../../cases/open-case.ts'
import { requestMove } from '../../cases/request-move.ts'
import { CallError } from '../../http/call-error.ts'
import type { Services } from '../../http/services.ts'
import type { BatchRow } from './batch.store.ts'
import { reportKind } from './report-kind.ts'
import { findReporter, ONE_IN_A_BATCH } from './report.store.ts'
import type { ReportRecord } from './report-record.ts'
import { requireArea, requireOpenBatch } from './require-batch.ts'
import { showReport } from './show-report.ts'

export type Typed = Omit<ParsedInput<typeof createDemandReport>['body'], 'batchId' | 'submit'>
type Cipher = Pick<Services, 'cipher'>['cipher']

/** The columns of what was typed; what was left out is empty. */
export function columnsOf(typed: Typed, cipher: Cipher) {
  return {
    applicant_kind: typed.applicantKind ?? null,
    address: typed.address ?? null,
    amount_yuan: typed.amountYuan ?? null,
    term_months: typed.termMonths ?? null,
    want_rate: typed.wantRate ?? null,
    guarantee_mode: typed.guaranteeMode ?? null,
    loan_purpose: typed.loanPurpose ?? null,
    purpose: typed.purpose ?? null,
    use_industry_code: typed.fundsIndustryCode ?? null,
    contact_name: typed.contactName ?? null,
    contact_phone_cipher: typed.contactPhone === undefined ? null : cipher.encrypt(typed.contactPhone),
    declared_tests: typed.declaredTests ?? [],
    ...(typed.areaCode === undefined ? {} : { area_code: typed.areaCode }),
  }
}

/** Begins the enterprise's report in a batch; 409 when it has one there. */
export async function beginReport(acting: Acting, batch: BatchRow, typed: Typed): Promise<ReportRecord> {
  const { db, actor, now, services } = acting
  const companyId = actor.companyId ?? ''
  const reporter = await findReporter(db, companyId)
  const row = await insertCase<ReportRecord>(
    db,
    reportKind,
    {
      area_code: reporter.areaCode ?? batch.ownerArea,
      ...columnsOf(typed, services.cipher),
      report_no: await nextNumber(db, demandReportCase, 'demand_report_no', now),
      batch_id: batch.id,
      form_version: batch.formVersion,
      company_id: companyId,
      applicant_account_id: actor.accountId,
      status: 'DRAFT',
      created_at: now.toISOString(),
      updated_at: now.toISOString(),
    },
    ONE_IN_A_BATCH,
  )
  if (!row) throw new CallError(errors.alreadyReported)
  await syncTasks(db, reportKind, [row.id])
  acting.audit({
    action: 'draft-demand-report',
    entity: caseEntity(demandReportCase),
    entityId: row.id,
    detail: { batchId: batch.id },
  })
  return row
}

/** Throws at the fields that are missing or wrong, unless the report is complete. */
export function requireComplete(row: ReportRecord, cipher: Cipher): void {
  const phone = row.contact_phone_cipher
  const given = {
    applicantKind: row.applicant_kind ?? undefined,
    areaCode: row.area_code,
    address: row.address ?? undefined,
    amountYuan: row.amount_yuan ?? undefined,
    termMonths: row.term_months ?? undefined,
    wantRate: row.want_rate ?? undefined,
    guaranteeMode: row.guarantee_mode ?? undefined,
    loanPurpose: row.loan_purpose ?? undefined,
    purpose: row.purpose ?? undefined,
    fundsIndustryCode: row.use_industry_code ?? undefined,
    contactName: row.contact_name ?? undefined,
    contactPhone: phone === null ? undefined : cipher.decrypt(phone),
    declaredTests: row.declared_tests,
  }
  const parsed = reportComplete.safeParse(given)
  if (!parsed.success) throw new CallError(errors.incomplete, { fields: explainIssues(parsed.error) })
}

/** The category letter of an industry code as certification keeps it. */
export function industryLetter(code: string | null) {
  if (code === null) return null
  return INDUSTRIES.find((one) => one.code === code)?.code ?? industryOfDivision(code) ?? null
}

/** What a report takes with it when it is handed in: the borrower's industry, and its place in the list. */
export async function submissionColumns(
  { db, now }: Pick<Acting, 'db' | 'now'>,
  row: ReportRecord,
): Promise<CaseChange<ReportRecord>> {
  const { industryCode } = await findReporter(db, row.company_id)
  return {
    borrower_industry_code: industryLetter(industryCode),
    first_submitted_at: row.first_submitted_at ?? now.toISOString(),
  }
}

/** What must hold before a draft is handed in, and what it takes with it then. */
export async function submissionOf(acting: Acting, row: ReportRecord): Promise<CaseChange<ReportRecord>> {
  const { db, now, services } = acting
  const batch = await requireOpenBatch(db, row.batch_id, row.company_id, now)
  requireComplete(row, services.cipher)
  requireArea(batch, row.area_code)
  return submissionColumns(acting, row)
}

/** Hands a report in, for the first time or after it was returned. */
export function handIn(acting: Acting, { id, status }: ReportRecord): Promise<ReportRecord> {
  const isDraft = status === 'DRAFT'
  return requestMove(acting, reportKind, {
    id,
    move: isDraft ? 'submit' : 'resubmit',
    show: (row) => showReport(acting, row),
    ...(isDraft && { change: (row: ReportRecord) => submissionOf(acting, row) }),
  })
}
