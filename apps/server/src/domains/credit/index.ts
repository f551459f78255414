import type { BoundCall } from '../../http/bind-call.ts'
import { getCredentialKeysCall } from './authorisations/calls/get-credential-keys.ts'
import { getCredentialCall } from './authorisations/calls/get-credential.ts'
import { grantRequestedCall } from './authorisations/calls/grant-requested.ts'
import { listAccessesCall } from './authorisations/calls/list-accesses.ts'
import { listAuthorisationsCall } from './authorisations/calls/list-authorisations.ts'
import { listHeldAuthorisationsCall } from './authorisations/calls/list-held-authorisations.ts'
import { rejectRequestedCall } from './authorisations/calls/reject-requested.ts'
import { requestAuthorisationCall } from './authorisations/calls/request-authorisation.ts'
import { revokeAuthorisationCall } from './authorisations/calls/revoke-authorisation.ts'
import { readCreditInformationCall } from './calls/read-credit-information.ts'
import { objectionMoveCalls } from './objections/calls/move-objections.ts'
import { getObjectionCall, listObjectionsCall } from './objections/calls/read-objections.ts'
import { getCreditProfileCall } from './profile/index.ts'
import { checkReportCall } from './reports/calls/check-report.ts'
import { downloadReportCall } from './reports/calls/download-report.ts'
import { listReportsCall } from './reports/calls/list-reports.ts'
import { requestReportCall } from './reports/calls/request-report.ts'
import { getCreditOverviewCall } from './topics/calls/get-credit-overview.ts'
import { getGraphNodesCall } from './topics/calls/get-graph-nodes.ts'
import { listPublicCompaniesCall } from './topics/calls/list-public-companies.ts'
import { markCreditVisitCall } from './topics/calls/mark-credit-visit.ts'
import { topicCallsBound } from './topics/calls/topic-calls.ts'

export {
  creditPersonalData,
  creditSuccession,
  endAsked,
  endAskedBy,
  endAuthorisation,
  grantAuthorisation,
  insertAccess,
  isLive,
  shownStatus,
} from './authorisations/index.ts'
export { canReadObjectionFile, lapseObjections, objectionKind } from './objections/index.ts'
export { lateTopics, readLateTopics } from './profile/index.ts'
export { endCreditReport, makeCreditReport } from './reports/index.ts'
export { creditVisitsPersonalData, endPublications } from './topics/index.ts'

export const creditCalls: readonly BoundCall[] = [
  listAuthorisationsCall,
  revokeAuthorisationCall,
  requestAuthorisationCall,
  grantRequestedCall,
  rejectRequestedCall,
  listHeldAuthorisationsCall,
  listAccessesCall,
  getCredentialCall,
  getCredentialKeysCall,
  readCreditInformationCall,
  requestReportCall,
  listReportsCall,
  downloadReportCall,
  checkReportCall,
  ...topicCallsBound,
  getCreditOverviewCall,
  getCreditProfileCall,
  getGraphNodesCall,
  listPublicCompaniesCall,
  markCreditVisitCall,
  ...objectionMoveCalls,
  listObjectionsCall,
  getObjectionCall,
]
