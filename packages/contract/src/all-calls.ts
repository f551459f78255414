import type { AnyCall } from './kernel/define-call.ts'
import * as activities from './activities/calls.ts'
import * as activityDesk from './activities/desk-calls.ts'
import * as activityRecords from './activities/record-calls.ts'
import * as activitySignUps from './activities/sign-up-calls.ts'
import * as bankAccounts from './bank-accounts/calls.ts'
import * as bankAccountRecords from './bank-accounts/account-calls.ts'
import * as openingBranches from './bank-accounts/branch-calls.ts'
import * as openingRegister from './bank-accounts/register-calls.ts'
import * as openingMoves from './bank-accounts/move-calls.ts'
import * as briefs from './briefs/calls.ts'
import * as certification from './certification/calls.ts'
import * as connectors from './connectors/calls.ts'
import * as credit from './credit/calls.ts'
import * as creditAccesses from './credit/access-calls.ts'
import * as creditInformation from './credit/information-call.ts'
import * as creditReports from './credit/report-calls.ts'
import * as creditRequests from './credit/authorisation-request-calls.ts'
import * as creditObjections from './credit/objection-calls.ts'
import * as creditProfiles from './credit/profile-calls.ts'
import * as creditFiles from './credit/topic-calls.ts'
import * as content from './content/calls.ts'
import * as pictures from './content/picture-calls.ts'
import * as abbreviations from './content/abbreviation-calls.ts'
import * as searchMisses from './content/search-miss-calls.ts'
import * as linkRecords from './content/link-calls.ts'
import * as questionnaires from './content/questionnaire-calls.ts'
import * as questionnaireRecords from './content/questionnaire-record-calls.ts'
import * as questionnaireResults from './content/questionnaire-result-calls.ts'
import * as brokenLinks from './content/broken-link-calls.ts'
import * as placements from './content/placement-calls.ts'
import * as articleRecords from './content/record-calls.ts'
import * as search from './content/search-calls.ts'
import * as advisory from './advisory/calls.ts'
import * as advisoryAnswers from './advisory/answer-calls.ts'
import * as advisoryAnswerRecords from './advisory/answer-record-calls.ts'
import * as askingBars from './advisory/bar-calls.ts'
import * as hiddenWords from './advisory/hidden-word-calls.ts'
import * as advisoryMoves from './advisory/move-calls.ts'
import * as fillingBatches from './demand-reports/batch-calls.ts'
import * as demandReports from './demand-reports/calls.ts'
import * as reportDrawdowns from './demand-reports/drawdown-calls.ts'
import * as reportGrants from './demand-reports/grant-calls.ts'
import * as reportImports from './demand-reports/import-calls.ts'
import * as listExports from './exports/calls.ts'
import * as reportLedger from './demand-reports/ledger-calls.ts'
import * as ledgerLists from './demand-reports/ledger-list-calls.ts'
import * as reportMoves from './demand-reports/move-calls.ts'
import * as files from './files/calls.ts'
import * as accounts from './identity/account-calls.ts'
import * as audit from './identity/audit-calls.ts'
import * as identity from './identity/calls.ts'
import * as consents from './identity/consent-calls.ts'
import * as personalData from './identity/personal-data-calls.ts'
import * as handOver from './identity/hand-over-calls.ts'
import * as secondFactor from './identity/second-factor-calls.ts'
import * as formDrafts from './identity/form-draft-calls.ts'
import * as sessions from './identity/session-calls.ts'
import * as savedViews from './identity/saved-view-calls.ts'
import * as tableColumns from './identity/table-column-calls.ts'
import * as users from './identity/user-admin-calls.ts'
import * as leases from './leasing/calls.ts'
import * as messages from './messages/calls.ts'
import * as operations from './operations/calls.ts'
import * as organisations from './organisations/calls.ts'
import * as organisationLogos from './organisations/logo-calls.ts'
import * as organisationMaintenance from './organisations/maintenance-calls.ts'
import * as policies from './policies/calls.ts'
import * as policyDocuments from './policies/document-record-calls.ts'
import * as policyItemRecords from './policies/item-record-calls.ts'
import * as policyLedger from './policies/ledger-calls.ts'
import * as policyMatching from './policies/match-calls.ts'
import * as policyReports from './policies/report-calls.ts'
import * as applications from './applications/calls.ts'
import * as applicationGrants from './applications/grant-calls.ts'
import * as applicationSheets from './applications/sheet-calls.ts'
import * as features from './products/feature-calls.ts'
import * as needs from './financing/need-calls.ts'
import * as fit from './products/fit-calls.ts'
import * as responses from './financing/response-calls.ts'
import * as equityResponses from './financing/equity-calls.ts'
import * as needOperations from './financing/operation-calls.ts'
import * as equity from './equity/calls.ts'
import * as listings from './equity/listing-calls.ts'
import * as listingMoves from './equity/listing-move-calls.ts'
import * as stockRecommendations from './equity/recommend-calls.ts'
import * as equityProjects from './equity/project-calls.ts'
import * as equityInterests from './equity/interest-calls.ts'
import * as equityRoom from './equity/room-calls.ts'
import * as equityTalks from './equity/talk-calls.ts'
import * as equityRecords from './equity/record-calls.ts'
import * as equityRoadshowRecords from './equity/roadshow-record-calls.ts'
import * as equityRoadshows from './equity/roadshow-calls.ts'
import * as facts from './facts/calls.ts'
import * as funds from './funds/calls.ts'
import * as fundRecords from './funds/record-calls.ts'
import * as parks from './parks/calls.ts'
import * as parkRecords from './parks/record-calls.ts'
import * as maintenance from './products/maintenance-calls.ts'
import * as products from './products/product-calls.ts'
import * as projects from './projects/calls.ts'
import * as services from './services/calls.ts'
import * as serviceEnquiries from './services/enquiry-calls.ts'
import * as serviceRecords from './services/record-calls.ts'
import * as rosters from './rosters/calls.ts'
import * as rosterRecords from './rosters/record-calls.ts'
import * as calendar from './reference/calendar-calls.ts'
import * as reference from './reference/calls.ts'
import * as dictionaryRecords from './reference/dictionary-record-calls.ts'
import * as siteSettings from './reference/site-setting-calls.ts'
import * as sites from './reference/site-calls.ts'
import * as cockpit from './statistics/cockpit-calls.ts'
import * as statistics from './statistics/calls.ts'
import * as dutyFiles from './statistics/duty-calls.ts'
import * as indicators from './statistics/indicator-calls.ts'
import * as filteredFigures from './statistics/filtered-calls.ts'
import * as promises from './statistics/promise-calls.ts'
import * as screens from './statistics/screen-calls.ts'
import * as zoneFigures from './statistics/zone-calls.ts'
import * as attention from './oversight/attention-calls.ts'
import * as letters from './oversight/letter-calls.ts'
import * as renewals from './oversight/renewal-calls.ts'
import * as openKeys from './open/key-calls.ts'
import * as openApplications from './open/application-calls.ts'
import * as sandbox from './open/sandbox-calls.ts'
import * as webhooks from './open/webhook-calls.ts'
import * as openTasks from './open/task-calls.ts'
import * as reconciliation from './open/reconciliation-calls.ts'
import * as openReconciliation from './open/reconciliation-system-calls.ts'
import * as arrears from './open/arrears-calls.ts'
import * as eventFiles from './open/event-file-calls.ts'
import * as tax from './tax/calls.ts'
import * as taxReports from './tax/report-calls.ts'
import * as valuations from './valuations/calls.ts'
import * as tasks from './tasks/calls.ts'
import * as assignment from './tasks/assignment-calls.ts'
import * as timeLimits from './tasks/time-limit-calls.ts'

function isCall(value: unknown): value is AnyCall {
  return (
    typeof value === 'object' && value !== null && 'path' in value && 'access' in value && 'effect' in value
  )
}

/** Every call of the contract, domain by domain: what the server must bind and OpenAPI describes. */
export const allCalls: readonly AnyCall[] = [
  identity,
  consents,
  accounts,
  secondFactor,
  sessions,
  formDrafts,
  savedViews,
  tableColumns,
  users,
  audit,
  personalData,
  handOver,
  certification,
  files,
  leases,
  needs,
  responses,
  equityResponses,
  needOperations,
  bankAccounts,
  openingMoves,
  bankAccountRecords,
  openingBranches,
  openingRegister,
  fillingBatches,
  demandReports,
  reportDrawdowns,
  reportGrants,
  reportImports,
  advisory,
  advisoryMoves,
  advisoryAnswers,
  advisoryAnswerRecords,
  hiddenWords,
  askingBars,
  reportMoves,
  reportLedger,
  ledgerLists,
  tasks,
  assignment,
  timeLimits,
  operations,
  organisations,
  organisationLogos,
  organisationMaintenance,
  products,
  fit,
  applications,
  applicationGrants,
  applicationSheets,
  projects,
  features,
  parks,
  parkRecords,
  rosters,
  services,
  serviceRecords,
  serviceEnquiries,
  rosterRecords,
  facts,
  funds,
  fundRecords,
  equity,
  equityProjects,
  equityInterests,
  equityRoom,
  equityTalks,
  equityRecords,
  equityRoadshowRecords,
  equityRoadshows,
  listings,
  listingMoves,
  stockRecommendations,
  maintenance,
  connectors,
  credit,
  creditRequests,
  creditReports,
  creditProfiles,
  creditInformation,
  creditAccesses,
  creditObjections,
  creditFiles,
  creditFiles.topicCalls,
  tax,
  taxReports,
  reference,
  calendar,
  activities,
  activityDesk,
  activityRecords,
  activitySignUps,
  dictionaryRecords,
  siteSettings,
  sites,
  messages,
  content,
  articleRecords,
  pictures,
  placements,
  linkRecords,
  brokenLinks,
  questionnaires,
  questionnaireRecords,
  questionnaireResults,
  abbreviations,
  searchMisses,
  search,
  policies,
  policyDocuments,
  policyItemRecords,
  policyLedger,
  policyMatching,
  policyReports,
  openKeys,
  openTasks,
  sandbox,
  webhooks,
  openApplications,
  reconciliation,
  openReconciliation,
  arrears,
  eventFiles,
  valuations,
  listExports,
  briefs,
  statistics,
  cockpit,
  attention,
  letters,
  renewals,
  screens,
  dutyFiles,
  indicators,
  filteredFigures,
  promises,
  zoneFigures,
].flatMap((domain) => Object.values(domain).filter(isCall))
