import type { Selectable } from 'kysely'
import type { ApplicationStatus } from '@lqr/contract/applications/application-case.ts'
import type { ApplicationTerms } from '@lqr/contract/applications/entities.ts'
import type { ProductApplication } from '../../../../../database/types.ts'
import { REFUSAL_COLUMNS } from '../../cases/refusal-columns.ts'
import type { CaseChange } from '../../cases/case-kind.ts'
import type { ValuationSnapshot } from '../valuations/index.ts'

/** The product as it was offered on the day of the application. */
export interface ProductSnapshot extends ApplicationTerms {
  readonly name: string
  readonly version: number
}

export const APPLICATION_COLUMNS = [
  'id',
  'apply_no',
  'product_id',
  'product_snapshot',
  'org_id',
  'company_id',
  'applicant_account_id',
  'amount_yuan',
  'term_months',
  'guarantee_mode',
  'purpose',
  'contact_name',
  'contact_phone_cipher',
  'annual_revenue_yuan',
  'wanted_on',
  'valuation_snapshot',
  'authorisation_id',
  'status',
  'resume_status',
  'supplement_request',
  'supplement_documents',
  'accept_due_at',
  'decide_due_at',
  'due_at',
  'sealed_at',
  'clock_paused_at',
  'officer_account_id',
  'officer_name',
  'officer_phone_cipher',
  'accepted_at',
  'decided_at',
  'credit_amount_yuan',
  'credit_rate',
  'credit_term_months',
  'credit_annual_cost',
  'credit_valid_to',
  'credit_conditions',
  'credit_repayment',
  'credit_deviations',
  'deviation_reason',
  'end_reason',
  'loan_amount_yuan',
  'loan_date',
  'repaid_yuan',
  'repaid_on',
  'is_first_loan',
  'has_earlier_loan',
  'loan_pricing_base',
  'loan_repriced_on',
  'loan_fee_yuan',
  'loan_use_industry_code',
  'loan_flags',
  'is_credit_only',
  'reject_code',
  'reject_reason',
  'next_steps',
  ...REFUSAL_COLUMNS,
  'transferred_from_id',
  'transfers',
  'created_at',
  'updated_at',
  'version',
] as const satisfies readonly (keyof ProductApplication)[]

export type ApplicationRecord = Omit<
  Pick<Selectable<ProductApplication>, (typeof APPLICATION_COLUMNS)[number]>,
  'product_snapshot' | 'valuation_snapshot' | 'status' | 'resume_status'
> & {
  product_snapshot: ProductSnapshot
  valuation_snapshot: ValuationSnapshot | null
  status: ApplicationStatus
  resume_status: ApplicationStatus | null
}

export type ApplicationChange = Omit<CaseChange<ApplicationRecord>, 'product_snapshot' | 'valuation_snapshot'>

/** Where applications lie and with which columns they are read. */
export const APPLICATIONS = { table: 'product_application', columns: APPLICATION_COLUMNS } as const
