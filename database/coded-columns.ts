import { applicationStates } from '@lqr/contract/applications/application-case.ts'
import { openingStates } from '@lqr/contract/bank-accounts/account-opening-case.ts'
import { SLOT_MINUTES } from '@lqr/contract/bank-accounts/branch-calls.ts'
import {
  ACCOUNT_SOURCES,
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
import { certificationEvents } from '@lqr/contract/certification/entities.ts'
import { certificationStates } from '@lqr/contract/certification/states.ts'
import { linkFaults, linkSources } from '@lqr/contract/content/broken-link-calls.ts'
import { AUDIENCES } from '@lqr/contract/content/questionnaire-kinds.ts'
import { places } from '@lqr/contract/content/places.ts'
import { articleFilings, articleKinds, articleZones, linkGroups } from '@lqr/contract/content/entities.ts'
import {
  AUTHORISATION_PURPOSES,
  CREDIT_ACCESS_KINDS,
  DATA_SCOPES,
} from '@lqr/contract/credit/authorisation-letter.ts'
import { authorisationStates } from '@lqr/contract/credit/states.ts'
import { CONTACT_WAYS, NEED_REFUSALS, SLOT_STATES } from '@lqr/contract/financing/kinds.ts'
import { DEMAND_TYPES } from '@lqr/contract/reference/demand-types.ts'
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
  LEDGER_EXPORT_STATES,
  LOAN_FLAGS,
  PRICING_BASES,
  REPORT_REJECT_CODES,
  VISIT_WAYS,
} from '@lqr/contract/demand-reports/kinds.ts'
import { reportStates } from '@lqr/contract/demand-reports/report-case.ts'
import { FAULT_FINDERS, FAULT_KINDS, FAULT_OUTCOMES, FAULT_PLACES } from '@lqr/contract/files/faults.ts'
import { SCAN_STATES } from '@lqr/contract/files/scan-states.ts'
import { loginWays } from '@lqr/contract/identity/account-calls.ts'
import { agreementKinds } from '@lqr/contract/identity/agreements.ts'
import { consentActions, smsScenes, userTypes } from '@lqr/contract/identity/entities.ts'
import { personalExportStates } from '@lqr/contract/identity/personal-data-calls.ts'
import { accountStatuses } from '@lqr/contract/identity/user-entities.ts'
import { accountTypes, roles } from '@lqr/contract/kernel/access.ts'
import { sessionScopes } from '@lqr/contract/kernel/session-scope.ts'
import { publicationStates } from '@lqr/contract/kernel/publishing/publication-states.ts'
import {
  EQUIPMENT_CATEGORIES,
  EQUIPMENT_CONDITIONS,
  LEASE_AUDIENCES,
  LEASE_KINDS,
} from '@lqr/contract/leasing/kinds.ts'
import { leaseStates } from '@lqr/contract/leasing/lease-case.ts'
import { DELIVERIES, MESSAGE_GROUPS } from '@lqr/contract/messages/message-groups.ts'
import { organisationStatuses } from '@lqr/contract/organisations/succession.ts'
import { policyLevels, policyTypes } from '@lqr/contract/policies/entities.ts'
import { ITEM_DELIVERIES, ITEM_KINDS, ITEM_STANDINGS } from '@lqr/contract/policies/item-kinds.ts'
import { maintainerSides } from '@lqr/contract/products/maintenance-entities.ts'
import { productActions, productStates } from '@lqr/contract/products/product-states.ts'
import { APPLICANT_KINDS } from '@lqr/contract/reference/applicant-kinds.ts'
import { calendarDayKinds } from '@lqr/contract/reference/calendar.ts'
import { ENTERPRISE_SCALES } from '@lqr/contract/reference/enterprise-scales.ts'
import { ENTERPRISE_TITLES } from '@lqr/contract/reference/enterprise-titles.ts'
import { STOCK_BOARDS } from '@lqr/contract/equity/boards.ts'
import { listingStates } from '@lqr/contract/equity/listing-case.ts'
import { LISTING_REFUSAL_REASONS } from '@lqr/contract/equity/listing-reasons.ts'
import { FUND_KINDS, FUND_PHASES, FUND_STAGES } from '@lqr/contract/reference/fund-kinds.ts'
import { GUARANTEE_MODES } from '@lqr/contract/reference/guarantee-modes.ts'
import { INDUSTRIES } from '@lqr/contract/reference/industries.ts'
import { LEADING_INDUSTRIES } from '@lqr/contract/reference/leading-industries.ts'
import { LOAN_PURPOSES } from '@lqr/contract/reference/loan-purposes.ts'
import { ORG_CATEGORIES, ORG_TYPES } from '@lqr/contract/reference/org-types.ts'
import { PARK_LEVELS } from '@lqr/contract/reference/park-levels.ts'
import { PRODUCT_CATEGORIES } from '@lqr/contract/reference/product-categories.ts'
import { PROJECT_TYPES } from '@lqr/contract/reference/project-types.ts'
import { REFUSAL_CONDITIONS } from '@lqr/contract/reference/refusal-conditions.ts'
import { REJECT_CODES } from '@lqr/contract/reference/reject-codes.ts'
import { REPAYMENT_MODES } from '@lqr/contract/reference/repayment-modes.ts'
import { ROSTER_KINDS } from '@lqr/contract/reference/roster-kinds.ts'
import { TARGET_GROUPS } from '@lqr/contract/reference/target-groups.ts'
import { ZONES } from '@lqr/contract/reference/zones.ts'
import { entryChanges } from '@lqr/contract/rosters/entities.ts'
import { ADVISORY_COLUMNS } from './coded-advisory-columns.ts'
import { ROADSHOW_COLUMNS } from './coded-roadshow-columns.ts'
import { SERVICE_COLUMNS } from './coded-service-columns.ts'

/**
 * Columns that hold codes of a closed list of the contract. `types.ts` gives them the type of the list, so that a row can be
 * answered as it is, and a test holds what the database accepts and keeps against the list (decision 0035).
 */
export const CODED_COLUMNS = {
  'abbreviation.change_status': publicationStates,
  'abbreviation.status': publicationStates,
  'account.status': accountStatuses,
  'account.user_source_type': accountTypes,
  'account.user_type': userTypes,
  'account_opening.account_type': ACCOUNT_TYPES,
  'account_opening.beneficial_owner': BENEFICIAL_OWNER_STATES,
  'account_opening.diligence': DILIGENCE_LEVELS,
  'account_opening.fail_code': OPENING_FAIL_REASONS,
  'account_opening.findings': PRE_CHECK_FINDINGS,
  'account_opening.materials': MATERIALS,
  'account_opening.profile': BANK_PROFILES,
  'account_opening.status': openingStates,
  'account_opening.subject_kind': SUBJECT_KINDS,
  'account_role.role': roles,
  'agreement.kind': agreementKinds,
  'article.category': articleFilings,
  'article.change_status': publicationStates,
  'article.kind': articleKinds,
  'article.status': publicationStates,
  'article.zone': articleZones,
  'bank_account.account_type': ACCOUNT_TYPES,
  'bank_account.source': ACCOUNT_SOURCES,
  'calendar_day.kind': calendarDayKinds,
  'case_event.actor_side': CASE_ACTORS,
  'checked_link.fault': linkFaults,
  'checked_link.source': linkSources,
  'certification_event.kind': certificationEvents,
  'consent_record.action_code': consentActions,
  'credit_access.what': CREDIT_ACCESS_KINDS,
  'credit_authorisation.data_scope': DATA_SCOPES,
  'credit_authorisation.purpose_code': AUTHORISATION_PURPOSES,
  'credit_authorisation.status': authorisationStates,
  'enterprise.applicant_kind': APPLICANT_KINDS,
  'enterprise.certi_flg': certificationStates,
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
  'enterprise.scale': ENTERPRISE_SCALES,
  'feature_product.zone': ZONES,
  'file.scan_state': SCAN_STATES,
  'file_fault.found_by': FAULT_FINDERS,
  'file_fault.kind': FAULT_KINDS,
  'file_fault.outcome': FAULT_OUTCOMES,
  'file_fault.place': FAULT_PLACES,
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
  'fund.industries': LEADING_INDUSTRIES,
  'fund.kind': FUND_KINDS,
  'fund.phase': FUND_PHASES,
  'fund.stages': FUND_STAGES,
  'fund.change_status': publicationStates,
  'fund.status': publicationStates,
  'ledger_export.applicant_kind': REPORTER_KINDS,
  'ledger_export.status': LEDGER_EXPORT_STATES,
  'lease_need.audience': LEASE_AUDIENCES,
  'lease_need.equipment_category': EQUIPMENT_CATEGORIES,
  'lease_need.equipment_condition': EQUIPMENT_CONDITIONS,
  'lease_need.kind': LEASE_KINDS,
  'lease_need.status': leaseStates,
  'lease_response.decline_code': REJECT_CODES,
  'lease_response.deciding_condition': REFUSAL_CONDITIONS,
  'lease_response.status': leaseStates,
  'link.change_status': publicationStates,
  'link.link_group': linkGroups,
  'link.status': publicationStates,
  'login_log.way': loginWays,
  'need_response.came_by': RESPONSE_ORIGINS,
  'need_response.contact_way': CONTACT_WAYS,
  'need_response.deciding_condition': REFUSAL_CONDITIONS,
  'need_response.decline_code': REJECT_CODES,
  'need_response.demand_type': DEMAND_TYPES,
  'need_response.offer_guarantee_mode': GUARANTEE_MODES,
  'need_response.offer_stage': PROJECT_STAGES,
  'need_response.status': responseStates,
  'need_slot.state': SLOT_STATES,
  'message.delivery': DELIVERIES,
  'message_setting.delivery': DELIVERIES,
  'message_setting.message_group': MESSAGE_GROUPS,
  'opening_bank.profile': BANK_PROFILES,
  'opening_branch.account_types': ACCOUNT_TYPES,
  'opening_branch.slot_minutes': SLOT_MINUTES,
  'organisation.org_category': ORG_CATEGORIES,
  'organisation.org_type': ORG_TYPES,
  'organisation.status': organisationStatuses,
  'park.industries': LEADING_INDUSTRIES,
  'park.level': PARK_LEVELS,
  'park.change_status': publicationStates,
  'park.status': publicationStates,
  'park_enterprise.industry': LEADING_INDUSTRIES,
  'park_enterprise.scale': ENTERPRISE_SCALES,
  'park_enterprise.change_status': publicationStates,
  'park_enterprise.status': publicationStates,
  'personal_export.status': personalExportStates,
  'policy.change_status': publicationStates,
  'policy.industries': INDUSTRIES,
  'policy.level': policyLevels,
  'policy.scales': ENTERPRISE_SCALES,
  'policy.status': publicationStates,
  'policy.type': policyTypes,
  'policy_item.change_status': publicationStates,
  'policy_item.delivery': ITEM_DELIVERIES,
  'policy_item.gives': ENTERPRISE_TITLES,
  'policy_item.kind': ITEM_KINDS,
  'policy_item.status': publicationStates,
  'policy_match.standing': ITEM_STANDINGS,
  'product.applicant_kinds': APPLICANT_KINDS,
  'product.category': PRODUCT_CATEGORIES,
  'product.guarantee_modes': GUARANTEE_MODES,
  'product.repayment_modes': REPAYMENT_MODES,
  'product.status': productStates,
  'product.target_groups': TARGET_GROUPS,
  'product.unlisted_by': maintainerSides,
  'product.zones': ZONES,
  'product_application.guarantee_mode': GUARANTEE_MODES,
  'product_application.deciding_condition': REFUSAL_CONDITIONS,
  'product_application.reject_code': REJECT_CODES,
  'product_application.resume_status': applicationStates,
  'product_application.status': applicationStates,
  'product_application.zones': ZONES,
  'product_draft.status': productStates,
  'product_event.action': productActions,
  'product_event.actor_side': maintainerSides,
  'product_event.from_status': productStates,
  'product_event.to_status': productStates,
  'project.industry_code': INDUSTRIES,
  'project.project_type': PROJECT_TYPES,
  'report_drawdown.borrower_industry_code': INDUSTRIES,
  'report_drawdown.loan_flags': LOAN_FLAGS,
  'report_drawdown.pricing_base': PRICING_BASES,
  'report_drawdown.use_industry_code': INDUSTRIES,
  'report_import.status': IMPORT_STATES,
  'report_import_row.outcome': IMPORT_OUTCOMES,
  'report_visit.confirmed_tests': FIVE_TESTS,
  'report_visit.doubted_tests': FIVE_TESTS,
  'report_visit.visit_way': VISIT_WAYS,
  'placement.change_status': publicationStates,
  'placement.place': places,
  'placement.status': publicationStates,
  'response_interview.status': INTERVIEW_STATES,
  'response_interview.way': INTERVIEW_WAYS,
  'questionnaire.audience': AUDIENCES,
  'questionnaire.change_status': publicationStates,
  'questionnaire.status': publicationStates,
  'roster.kind': ROSTER_KINDS,
  'roster.change_status': publicationStates,
  'roster.status': publicationStates,
  ...ADVISORY_COLUMNS,
  ...ROADSHOW_COLUMNS,
  ...SERVICE_COLUMNS,
  'site_setting.change_status': publicationStates,
  'site_setting.status': publicationStates,
  'roster_entry.change': entryChanges,
  'session.scope': sessionScopes,
  'sms_code.scene': smsScenes,
  'listed_company.board': STOCK_BOARDS,
  'stock_application.board': STOCK_BOARDS,
  'stock_application.deciding_condition': REFUSAL_CONDITIONS,
  'stock_application.reject_code': LISTING_REFUSAL_REASONS,
  'stock_application.resume_status': listingStates,
  'stock_application.status': listingStates,
  'stock_item.board': STOCK_BOARDS,
  'stock_item.change_status': publicationStates,
  'stock_item.status': publicationStates,
  'verify_ticket.scene': smsScenes,
} as const

type CodedColumn = keyof typeof CODED_COLUMNS

/** The codes that a column holds. */
export type CodeOf<C extends CodedColumn> = (typeof CODED_COLUMNS)[C][number]['code']
