import { ACTIVITY_AUDIENCES, ACTIVITY_KINDS, SIGN_UP_STATES } from '@lqr/contract/activities/kinds.ts'
import { ADVISORY_TOPICS } from '@lqr/contract/advisory/kinds.ts'
import { SLOT_MINUTES } from '@lqr/contract/bank-accounts/branch-calls.ts'
import { ACCOUNT_SOURCES, ACCOUNT_TYPES, BANK_PROFILES } from '@lqr/contract/bank-accounts/kinds.ts'
import { DICTIONARY_KINDS } from '@lqr/contract/kernel/dictionary-kinds.ts'
import { certificationEvents } from '@lqr/contract/certification/entities.ts'
import { certificationStates } from '@lqr/contract/certification/states.ts'
import { linkFaults, linkSources } from '@lqr/contract/content/broken-link-calls.ts'
import { AUDIENCES } from '@lqr/contract/content/questionnaire-kinds.ts'
import { places } from '@lqr/contract/content/places.ts'
import { articleFilings, articleKinds, articleZones, linkGroups } from '@lqr/contract/content/entities.ts'
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
import { DELIVERIES, MESSAGE_GROUPS } from '@lqr/contract/messages/message-groups.ts'
import { organisationStatuses } from '@lqr/contract/organisations/succession.ts'
import { ROADSHOW_PLACE_STATES } from '@lqr/contract/equity/roadshow-kinds.ts'
import { policyLevels, policyTypes } from '@lqr/contract/policies/entities.ts'
import {
  ITEM_DELIVERIES,
  ITEM_KINDS,
  ITEM_PURPOSES,
  ITEM_STANDINGS,
} from '@lqr/contract/policies/item-kinds.ts'
import { maintainerSides } from '@lqr/contract/products/maintenance-entities.ts'
import { productActions, productStates } from '@lqr/contract/products/product-states.ts'
import { APPLICANT_KINDS } from '@lqr/contract/reference/applicant-kinds.ts'
import { calendarDayKinds } from '@lqr/contract/reference/calendar.ts'
import { ENTERPRISE_SCALES } from '@lqr/contract/reference/enterprise-scales.ts'
import { ENTERPRISE_TITLES } from '@lqr/contract/reference/enterprise-titles.ts'
import { STOCK_BOARDS } from '@lqr/contract/equity/boards.ts'
import { FUND_KINDS, FUND_PHASES, FUND_STAGES } from '@lqr/contract/reference/fund-kinds.ts'
import { GUARANTEE_MODES } from '@lqr/contract/reference/guarantee-modes.ts'
import { INDUSTRIES } from '@lqr/contract/reference/industries.ts'
import { LEADING_INDUSTRIES } from '@lqr/contract/reference/leading-industries.ts'
import { ORG_CATEGORIES, ORG_TYPES } from '@lqr/contract/reference/org-types.ts'
import { PARK_LEVELS } from '@lqr/contract/reference/park-levels.ts'
import { PRODUCT_CATEGORIES } from '@lqr/contract/reference/product-categories.ts'
import { PROJECT_TYPES } from '@lqr/contract/reference/project-types.ts'
import { REPAYMENT_MODES } from '@lqr/contract/reference/repayment-modes.ts'
import { ROSTER_KINDS } from '@lqr/contract/reference/roster-kinds.ts'
import { TARGET_GROUPS } from '@lqr/contract/reference/target-groups.ts'
import { ZONES } from '@lqr/contract/reference/zones.ts'
import { entryChanges } from '@lqr/contract/rosters/entities.ts'
import { DUTY_INDICATORS } from '@lqr/contract/statistics/duty-indicators.ts'
import { TAX_DATASETS } from '@lqr/contract/tax/datasets.ts'
import { PHONE_ORIGINS } from '@lqr/contract/tax/phone-origins.ts'
import { taxLicenceStates, taxReportStates } from '@lqr/contract/tax/states.ts'
import * as property from '@lqr/contract/valuations/kinds.ts'
import { CODED_CASE_COLUMNS } from './coded-case-columns.ts'
import { CONNECTOR_COLUMNS } from './coded-connector-columns.ts'
import { CONSENT_COLUMNS } from './coded-consent-columns.ts'
import { CREDIT_COLUMNS } from './coded-credit-columns.ts'
import { OVERSIGHT_COLUMNS } from './coded-oversight-columns.ts'
import { SERVICE_COLUMNS } from './coded-service-columns.ts'

/**
 * Columns that hold codes of a closed list of the contract. `types.ts` gives them the type of the list, so that a row can be
 * answered as it is, and a test holds what the database accepts and keeps against the list (decision 0035).
 */
export const CODED_COLUMNS = {
  ...CODED_CASE_COLUMNS,
  ...CONNECTOR_COLUMNS,
  ...CONSENT_COLUMNS,
  ...CREDIT_COLUMNS,
  ...OVERSIGHT_COLUMNS,
  ...SERVICE_COLUMNS,
  'abbreviation.change_status': publicationStates,
  'abbreviation.status': publicationStates,
  'account.status': accountStatuses,
  'account.user_source_type': accountTypes,
  'account.user_type': userTypes,
  'account_role.role': roles,
  'agreement.kind': agreementKinds,
  'activity.audience': ACTIVITY_AUDIENCES,
  'activity.change_status': publicationStates,
  'activity.kind': ACTIVITY_KINDS,
  'activity.status': publicationStates,
  'activity_sign_up.state': SIGN_UP_STATES,
  'article.category': articleFilings,
  'article.change_status': publicationStates,
  'article.kind': articleKinds,
  'article.status': publicationStates,
  'article.zone': articleZones,
  'bank_account.account_type': ACCOUNT_TYPES,
  'advisory_answer.change_status': publicationStates,
  'advisory_answer.status': publicationStates,
  'advisory_answer.topic': ADVISORY_TOPICS,
  'bank_account.source': ACCOUNT_SOURCES,
  'calendar_day.kind': calendarDayKinds,
  'checked_link.fault': linkFaults,
  'checked_link.source': linkSources,
  'certification_event.kind': certificationEvents,
  'consent_record.action_code': consentActions,
  'enterprise.applicant_kind': APPLICANT_KINDS,
  'enterprise.certi_flg': certificationStates,
  'enterprise.scale': ENTERPRISE_SCALES,
  'feature_product.zone': ZONES,
  'file.scan_state': SCAN_STATES,
  'file_fault.found_by': FAULT_FINDERS,
  'file_fault.kind': FAULT_KINDS,
  'file_fault.outcome': FAULT_OUTCOMES,
  'file_fault.place': FAULT_PLACES,
  'fund.industries': LEADING_INDUSTRIES,
  'fund.kind': FUND_KINDS,
  'fund.phase': FUND_PHASES,
  'fund.stages': FUND_STAGES,
  'fund.change_status': publicationStates,
  'fund.status': publicationStates,
  'organisation_logo.change_status': publicationStates,
  'organisation_logo.status': publicationStates,
  'link.change_status': publicationStates,
  'link.link_group': linkGroups,
  'link.status': publicationStates,
  'login_log.way': loginWays,
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
  'policy_item.purpose': ITEM_PURPOSES,
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
  'product_draft.status': productStates,
  'product_event.action': productActions,
  'product_event.actor_side': maintainerSides,
  'product_event.from_status': productStates,
  'product_event.to_status': productStates,
  'project.industry_code': INDUSTRIES,
  'project.project_type': PROJECT_TYPES,
  'placement.change_status': publicationStates,
  'placement.place': places,
  'placement.status': publicationStates,
  'roadshow.change_status': publicationStates,
  'roadshow.status': publicationStates,
  'roadshow_place.state': ROADSHOW_PLACE_STATES,
  'questionnaire.audience': AUDIENCES,
  'questionnaire.change_status': publicationStates,
  'questionnaire.status': publicationStates,
  'roster.kind': ROSTER_KINDS,
  'roster.change_status': publicationStates,
  'roster.status': publicationStates,
  'duty_field.indicator': DUTY_INDICATORS,
  'dictionary_setting.change_status': publicationStates,
  'dictionary_setting.dictionary_code': DICTIONARY_KINDS,
  'dictionary_setting.status': publicationStates,
  'site_setting.change_status': publicationStates,
  'site_setting.status': publicationStates,
  'roster_entry.change': entryChanges,
  'export_file.session_scope': sessionScopes,
  'session.scope': sessionScopes,
  'sms_code.scene': smsScenes,
  'listed_company.board': STOCK_BOARDS,
  'stock_item.board': STOCK_BOARDS,
  'stock_item.change_status': publicationStates,
  'stock_item.status': publicationStates,
  'tax_delivery.sections': TAX_DATASETS,
  'tax_licence.phone_origin': PHONE_ORIGINS,
  'tax_licence.scope': TAX_DATASETS,
  'tax_licence.status': taxLicenceStates,
  'tax_report.status': taxReportStates,
  'valuation.kind': property.PROPERTY_KINDS,
  'valuation.method': property.VALUATION_METHODS,
  'valuation.ownership': property.OWNERSHIP_KINDS,
  'valuation.structure': property.BUILDING_STRUCTURES,
  'verify_ticket.scene': smsScenes,
} as const

type CodedColumn = keyof typeof CODED_COLUMNS

/** The codes that a column holds. */
export type CodeOf<C extends CodedColumn> = (typeof CODED_COLUMNS)[C][number]['code']
