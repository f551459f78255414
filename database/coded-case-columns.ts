import { ADVISORY_SCORES, ADVISORY_TOPICS, QUESTION_REJECT_CODES } from '@lqr/contract/advisory/kinds.ts'
import { questionStates } from '@lqr/contract/advisory/question-case.ts'
import { applicationStates } from '@lqr/contract/applications/application-case.ts'
import { TERM_DEVIATIONS } from '@lqr/contract/applications/deviations.ts'
import { openingStates } from '@lqr/contract/bank-accounts/account-opening-case.ts'
import {
  ACCOUNT_TYPES,
  BANK_PROFILES,
  BENEFICIAL_OWNER_STATES,
  DILIGENCE_LEVELS,
  OPENING_FAIL_REASONS,
  SUBJECT_KINDS,
} from '@lqr/contract/bank-accounts/kinds.ts'
import { MATERIALS } from '@lqr/contract/bank-accounts/materials.ts'
import { PRE_CHECK_FINDINGS } from '@lqr/contract/bank-accounts/pre-check.ts'
import { CASE_ACTORS, CASE_SIDES } from '@lqr/contract/kernel/cases/case-fields.ts'
import { CONTACT_WAYS, NEED_REFUSALS, SLOT_STATES } from '@lqr/contract/financing/kinds.ts'
import { REPAYMENT_MODES } from '@lqr/contract/reference/repayment-modes.ts'
import { DEMAND_TYPES } from '@lqr/contract/reference/demand-types.ts'
import { BRIEF_STATES } from '@lqr/contract/briefs/kinds.ts'
import { EXPORT_FAILURES, EXPORT_FORMATS, EXPORT_STATES } from '@lqr/contract/exports/kinds.ts'
import { interestStates } from '@lqr/contract/equity/interest-case.ts'
import { INTEREST_END_CODES } from '@lqr/contract/equity/interest-kinds.ts'
import { INTERVIEW_STATES, INTERVIEW_WAYS } from '@lqr/contract/financing/operation-kinds.ts'
import { projectStates } from '@lqr/contract/equity/project-case.ts'
import {
  PROJECT_FAIL_CODES,
  PROJECT_REJECT_CODES,
  PROJECT_STAGES,
} from '@lqr/contract/equity/project-kinds.ts'
import { needStates } from '@lqr/contract/financing/need-case.ts'
import { responseStates } from '@lqr/contract/financing/response-case.ts'
import { RESPONSE_ORIGINS } from '@lqr/contract/financing/response-kinds.ts'
import {
  REPORTER_KINDS,
  FIVE_TESTS,
  IMPORT_OUTCOMES,
  IMPORT_STATES,
  LOAN_FLAGS,
  PRICING_BASES,
  REPORT_REJECT_CODES,
  VISIT_WAYS,
} from '@lqr/contract/demand-reports/kinds.ts'
import { reportStates } from '@lqr/contract/demand-reports/report-case.ts'
import {
  EQUIPMENT_CATEGORIES,
  EQUIPMENT_CONDITIONS,
  LEASE_AUDIENCES,
  LEASE_KINDS,
} from '@lqr/contract/leasing/kinds.ts'
import { leaseStates } from '@lqr/contract/leasing/lease-case.ts'
import { STOCK_BOARDS } from '@lqr/contract/equity/boards.ts'
import { listingStates } from '@lqr/contract/equity/listing-case.ts'
import { LISTING_REFUSAL_REASONS } from '@lqr/contract/equity/listing-reasons.ts'
import { GUARANTEE_MODES } from '@lqr/contract/reference/guarantee-modes.ts'
import { INDUSTRIES } from '@lqr/contract/reference/industries.ts'
import { LOAN_PURPOSES } from '@lqr/contract/reference/loan-purposes.ts'
import { REFUSAL_CONDITIONS } from '@lqr/contract/reference/refusal-conditions.ts'
import { REJECT_CODES } from '@lqr/contract/reference/reject-codes.ts'
import { ZONES } from '@lqr/contract/reference/zones.ts'

/** Coded columns of cases and of what hangs on them. */
export const CODED_CASE_COLUMNS = {
  'account_opening.account_type': ACCOUNT_TYPES,
  'account_opening.beneficial_owner': BENEFICIAL_OWNER_STATES,
  'account_opening.diligence': DILIGENCE_LEVELS,
  'account_opening.fail_code': OPENING_FAIL_REASONS,
  'account_opening.findings': PRE_CHECK_FINDINGS,
  'account_opening.materials': MATERIALS,
  'account_opening.profile': BANK_PROFILES,
  'account_opening.status': openingStates,
  'account_opening.subject_kind': SUBJECT_KINDS,
  'advisory_question.reject_code': QUESTION_REJECT_CODES,
  'advisory_question.score': ADVISORY_SCORES,
  'advisory_question.status': questionStates,
  'advisory_question.topic': ADVISORY_TOPICS,
  'case_event.actor_side': CASE_ACTORS,
  'demand_report.applicant_kind': REPORTER_KINDS,
  'demand_report.borrower_industry_code': INDUSTRIES,
  'demand_report.declared_tests': FIVE_TESTS,
  'demand_report.give_back_code': REJECT_CODES,
  'demand_report.guarantee_mode': GUARANTEE_MODES,
  'demand_report.loan_flags': LOAN_FLAGS,
  'demand_report.loan_purpose': LOAN_PURPOSES,
  'demand_report.reject_code': REPORT_REJECT_CODES,
  'demand_report.status': reportStates,
  'demand_report.use_industry_code': INDUSTRIES,
  'equity_interest.end_code': INTEREST_END_CODES,
  'equity_interest.invested_stage': PROJECT_STAGES,
  'equity_interest.meet_side': CASE_SIDES,
  'equity_interest.status': interestStates,
  'equity_project.fail_code': PROJECT_FAIL_CODES,
  'equity_project.industry_code': INDUSTRIES,
  'equity_project.reject_code': PROJECT_REJECT_CODES,
  'equity_project.stage': PROJECT_STAGES,
  'equity_project.status': projectStates,
  'financing_need.deciding_condition': REFUSAL_CONDITIONS,
  'financing_need.demand_type': DEMAND_TYPES,
  'financing_need.guarantee_mode': GUARANTEE_MODES,
  'financing_need.industry_code': INDUSTRIES,
  'financing_need.reject_code': NEED_REFUSALS,
  'financing_need.status': needStates,
  'brief_issue.status': BRIEF_STATES,
  'export_file.failure': EXPORT_FAILURES,
  'export_file.format': EXPORT_FORMATS,
  'export_file.status': EXPORT_STATES,
  'lease_need.audience': LEASE_AUDIENCES,
  'lease_need.equipment_category': EQUIPMENT_CATEGORIES,
  'lease_need.equipment_condition': EQUIPMENT_CONDITIONS,
  'lease_need.kind': LEASE_KINDS,
  'lease_need.status': leaseStates,
  'lease_response.decline_code': REJECT_CODES,
  'lease_response.deciding_condition': REFUSAL_CONDITIONS,
  'lease_response.status': leaseStates,
  'need_response.came_by': RESPONSE_ORIGINS,
  'need_response.contact_way': CONTACT_WAYS,
  'need_response.deciding_condition': REFUSAL_CONDITIONS,
  'need_response.decline_code': REJECT_CODES,
  'need_response.demand_type': DEMAND_TYPES,
  'need_response.offer_guarantee_mode': GUARANTEE_MODES,
  'need_response.offer_stage': PROJECT_STAGES,
  'need_response.status': responseStates,
  'need_slot.state': SLOT_STATES,
  'product_application.credit_deviations': TERM_DEVIATIONS,
  'product_application.credit_repayment': REPAYMENT_MODES,
  'product_application.guarantee_mode': GUARANTEE_MODES,
  'product_application.deciding_condition': REFUSAL_CONDITIONS,
  'product_application.loan_flags': LOAN_FLAGS,
  'product_application.loan_pricing_base': PRICING_BASES,
  'product_application.loan_use_industry_code': INDUSTRIES,
  'product_application.reject_code': REJECT_CODES,
  'product_application.resume_status': applicationStates,
  'product_application.status': applicationStates,
  'product_application.zones': ZONES,
  'report_drawdown.borrower_industry_code': INDUSTRIES,
  'report_drawdown.loan_flags': LOAN_FLAGS,
  'report_drawdown.pricing_base': PRICING_BASES,
  'report_drawdown.use_industry_code': INDUSTRIES,
  'report_import.status': IMPORT_STATES,
  'report_import_row.outcome': IMPORT_OUTCOMES,
  'report_visit.confirmed_tests': FIVE_TESTS,
  'report_visit.doubted_tests': FIVE_TESTS,
  'report_visit.visit_way': VISIT_WAYS,
  'response_interview.status': INTERVIEW_STATES,
  'response_interview.way': INTERVIEW_WAYS,
  'stock_application.board': STOCK_BOARDS,
  'stock_application.deciding_condition': REFUSAL_CONDITIONS,
  'stock_application.reject_code': LISTING_REFUSAL_REASONS,
  'stock_application.resume_status': listingStates,
  'stock_application.status': listingStates,
} as const
