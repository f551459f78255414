import type { Selectable } from 'kysely'
import type { ReportStatus } from '@lqr/contract/demand-reports/report-case.ts'
import type { DemandReport } from '../../../../../database/types.ts'

export const REPORT_COLUMNS = [
  'id',
  'report_no',
  'batch_id',
  'form_version',
  'company_id',
  'org_id',
  'area_code',
  'applicant_kind',
  'address',
  'amount_yuan',
  'term_months',
  'want_rate',
  'guarantee_mode',
  'loan_purpose',
  'purpose',
  'use_industry_code',
  'borrower_industry_code',
  'contact_name',
  'contact_phone_cipher',
  'declared_tests',
  'status',
  'first_submitted_at',
  'confirm_due_at',
  'accept_due_at',
  'visit_due_at',
  'contact_due_at',
  'decide_due_at',
  'due_at',
  'visited_on',
  'return_reason',
  'reject_code',
  'reject_reason',
  'next_steps',
  'give_back_code',
  'give_back_reason',
  'end_reason',
  'credit_amount_yuan',
  'credit_rate',
  'credit_term_months',
  'credited_on',
  'loan_amount_yuan',
  'loan_rate',
  'loan_on',
  'loan_flags',
  'filled_by_name',
  'confirmed_at',
  'sealed_at',
  'officer_account_id',
  'officer_name',
  'officer_phone_cipher',
  'created_at',
  'updated_at',
  'version',
] as const satisfies readonly (keyof DemandReport)[]

export type ReportRecord = Omit<Pick<Selectable<DemandReport>, (typeof REPORT_COLUMNS)[number]>, 'status'> & {
  readonly status: ReportStatus
}

/** Where reports lie and with which columns they are read. */
export const REPORTS = { table: 'demand_report', columns: REPORT_COLUMNS } as const

/** The entity name under which the photos of a visit are linked. */
export const VISIT_FILES = 'report_visit'
