import { applicationStates } from './applications/application-case.ts'
import { openingStates } from './bank-accounts/account-opening-case.ts'
import { ACCOUNT_TYPES, OPENING_FAIL_REASONS } from './bank-accounts/kinds.ts'
import { MATERIALS } from './bank-accounts/materials.ts'
import { articleCategories } from './content/entities.ts'
import { CREDIT_TOPICS } from './credit/topics.ts'
import { BATCH_STATES, FIVE_TESTS, LOAN_FLAGS } from './demand-reports/kinds.ts'
import { reportStates } from './demand-reports/report-case.ts'
import { listingStates } from './equity/listing-case.ts'
import { LISTING_REFUSAL_REASONS } from './equity/listing-reasons.ts'
import { interestStates } from './equity/interest-case.ts'
import { INTEREST_END_CODES } from './equity/interest-kinds.ts'
import { projectStates as equityProjectStates } from './equity/project-case.ts'
import { AMOUNT_BANDS, PROJECT_STAGES } from './equity/project-kinds.ts'
import { accountTypes, roles } from './kernel/access.ts'
import type { CodeItem } from './kernel/field.ts'
import { publicationStates } from './kernel/publishing/publication-states.ts'
import { EQUIPMENT_CATEGORIES } from './leasing/kinds.ts'
import { leaseStates } from './leasing/lease-case.ts'
import { policyTypes } from './policies/entities.ts'
import { FEE_PAYERS } from './products/product-terms.ts'
import { productStates } from './products/product-states.ts'
import { APPLICANT_KINDS } from './reference/applicant-kinds.ts'
import { DEMAND_TYPES } from './reference/demand-types.ts'
import { ENTERPRISE_SCALES } from './reference/enterprise-scales.ts'
import { FUND_KINDS, FUND_PHASES, FUND_STAGES } from './reference/fund-kinds.ts'
import { GUARANTEE_MODES } from './reference/guarantee-modes.ts'
import { INDUSTRIES } from './reference/industries.ts'
import { LEADING_INDUSTRIES } from './reference/leading-industries.ts'
import { ORG_CATEGORIES, ORG_TYPES } from './reference/org-types.ts'
import { PRODUCT_CATEGORIES } from './reference/product-categories.ts'
import { PROJECT_TYPES } from './reference/project-types.ts'
import { REFUSAL_CONDITIONS } from './reference/refusal-conditions.ts'
import { REJECT_CODES } from './reference/reject-codes.ts'
import { REPAYMENT_MODES } from './reference/repayment-modes.ts'
import { ROSTER_KINDS } from './reference/roster-kinds.ts'
import { TARGET_GROUPS } from './reference/target-groups.ts'
import { ZONES } from './reference/zones.ts'

/** Lists of codes that stand in many fields, by the name OpenAPI refers to them with. */
export const codeLists: Readonly<Record<string, readonly CodeItem[]>> = {
  AccountOpeningStatus: openingStates,
  AccountType: accountTypes,
  ApplicantKind: APPLICANT_KINDS,
  ApplicationStatus: applicationStates,
  ArticleCategory: articleCategories,
  CreditTopic: CREDIT_TOPICS,
  DemandType: DEMAND_TYPES,
  DepositAccountType: ACCOUNT_TYPES,
  DemandReportStatus: reportStates,
  EnterpriseScale: ENTERPRISE_SCALES,
  EquityAmountBand: AMOUNT_BANDS,
  EquityInterestEnd: INTEREST_END_CODES,
  EquityInterestStatus: interestStates,
  EquityProjectStatus: equityProjectStates,
  EquityStage: PROJECT_STAGES,
  EquipmentCategory: EQUIPMENT_CATEGORIES,
  FeePayer: FEE_PAYERS,
  FillingBatchState: BATCH_STATES,
  FiveTest: FIVE_TESTS,
  FundKind: FUND_KINDS,
  FundPhase: FUND_PHASES,
  FundStage: FUND_STAGES,
  GuaranteeMode: GUARANTEE_MODES,
  Industry: INDUSTRIES,
  LeadingIndustry: LEADING_INDUSTRIES,
  LeaseStatus: leaseStates,
  ListingReason: LISTING_REFUSAL_REASONS,
  ListingStatus: listingStates,
  OpeningFailReason: OPENING_FAIL_REASONS,
  OpeningMaterial: MATERIALS,
  LoanFlag: LOAN_FLAGS,
  OrganisationCategory: ORG_CATEGORIES,
  OrganisationType: ORG_TYPES,
  PolicyType: policyTypes,
  ProductCategory: PRODUCT_CATEGORIES,
  ProductStatus: productStates,
  ProjectType: PROJECT_TYPES,
  PublicationStatus: publicationStates,
  RefusalCondition: REFUSAL_CONDITIONS,
  RejectReason: REJECT_CODES,
  RepaymentMode: REPAYMENT_MODES,
  Role: roles,
  RosterKind: ROSTER_KINDS,
  TargetGroup: TARGET_GROUPS,
  Zone: ZONES,
}
