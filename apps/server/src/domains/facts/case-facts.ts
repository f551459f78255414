import { applicationCase } from '@lqr/contract/applications/application-case.ts'
import { projectCase } from '@lqr/contract/equity/project-case.ts'
import { statesIn } from '@lqr/contract/kernel/cases/read-case.ts'
import type { FactName } from '@lqr/contract/facts/known-values.ts'
import type { FactCase } from '@lqr/contract/facts/sources.ts'

/** What the certification says of an enterprise. */
export const CERTIFIED_FACTS = [
  'corporateName',
  'creditCode',
  'legalPersonName',
  'contactName',
  'contactPhone',
  'industryCode',
  'areaCode',
  'address',
  'foundDate',
  'annualRevenueYuan',
  'reporterKind',
  'hasIncome',
] as const satisfies readonly FactName[]

/** Facts that are sealed in their column. */
export const SEALED_FACTS: readonly FactName[] = ['contactPhone', 'operatorPhone']

/** What the cases of one kind say about their enterprise. */
interface CaseFacts {
  readonly source: FactCase
  readonly table: string
  readonly number: string
  /** When it was handed in; null before. */
  readonly at: string
  /** States in which it has not been handed in, for kinds whose moment is that of their draft. */
  readonly unsaid: readonly string[]
  /** Whether authorities fill it in too: that counts once the enterprise has confirmed it. */
  readonly isFilledFor?: true
  readonly columns: Readonly<Partial<Record<FactName, string>>>
}

const contact = { contactName: 'contact_name', contactPhone: 'contact_phone_cipher' } as const

/** Each kind with the columns that mean the same as a fact. */
export const CASE_FACTS: readonly CaseFacts[] = [
  {
    source: 'application',
    table: 'product_application',
    number: 'apply_no',
    at: 'created_at',
    unsaid: statesIn(applicationCase, 'draft'),
    columns: {
      ...contact,
      amountYuan: 'amount_yuan',
      termMonths: 'term_months',
      guaranteeMode: 'guarantee_mode',
      purpose: 'purpose',
      annualRevenueYuan: 'annual_revenue_yuan',
    },
  },
  {
    source: 'lease',
    table: 'lease_need',
    number: 'need_no',
    at: 'created_at',
    unsaid: [],
    columns: {
      ...contact,
      leaseKind: 'kind',
      equipmentCategory: 'equipment_category',
      equipmentCondition: 'equipment_condition',
      leaseTermMonths: 'term_months',
      downPaymentPercent: 'down_payment_percent',
      leasePurpose: 'purpose',
    },
  },
  {
    source: 'need',
    table: 'financing_need',
    number: 'demand_no',
    at: 'published_at',
    unsaid: [],
    columns: {
      ...contact,
      demandType: 'demand_type',
      amountYuan: 'amount_yuan',
      termMonths: 'term_months',
      wantRate: 'want_rate',
      guaranteeMode: 'guarantee_mode',
      purpose: 'purpose',
      description: 'description',
      fundsIndustryCode: 'industry_code',
    },
  },
  {
    source: 'report',
    table: 'demand_report',
    number: 'report_no',
    at: 'first_submitted_at',
    unsaid: [],
    isFilledFor: true,
    columns: {
      ...contact,
      reporterKind: 'applicant_kind',
      address: 'address',
      amountYuan: 'amount_yuan',
      termMonths: 'term_months',
      wantRate: 'want_rate',
      guaranteeMode: 'guarantee_mode',
      loanPurpose: 'loan_purpose',
      purpose: 'purpose',
      fundsIndustryCode: 'use_industry_code',
    },
  },
  {
    source: 'opening',
    table: 'account_opening',
    number: 'number',
    at: 'created_at',
    unsaid: [],
    columns: {
      accountPurpose: 'purpose',
      beneficialOwner: 'beneficial_owner',
      operatorName: 'contact_name',
      operatorPhone: 'contact_phone_cipher',
      licenceValidTo: 'licence_valid_to',
    },
  },
  {
    source: 'project',
    table: 'equity_project',
    number: 'project_no',
    at: 'created_at',
    unsaid: statesIn(projectCase, 'draft'),
    columns: {
      ...contact,
      projectStage: 'stage',
      hasIncome: 'has_income',
      isProfitable: 'is_profitable',
      projectIntro: 'intro',
    },
  },
  {
    source: 'listing',
    table: 'stock_application',
    number: 'number',
    at: 'created_at',
    unsaid: [],
    columns: {
      ...contact,
      shortName: 'short_name',
      shareholders: 'shareholders',
      introduction: 'introduction',
      recommender: 'recommender',
    },
  },
]
