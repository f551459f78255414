import { allCalls } from '@lqr/contract/all-calls.ts'
import { clockHolders } from './clocks/clock-holders.ts'
import { applicationsCalls, canReadApplicationFile } from './domains/applications/index.ts'
import { bankAccountsCalls, makeBranchPlaceCalls } from './domains/bank-accounts/index.ts'
import { briefsCalls } from './domains/briefs/index.ts'
import { canReadEnterpriseFile, certificationCalls } from './domains/certification/index.ts'
import { contentCalls } from './domains/content/index.ts'
import { canReadObjectionFile, creditCalls } from './domains/credit/index.ts'
import { activitiesCalls } from './domains/activities/index.ts'
import { advisoryCalls, canReadQuestionFile } from './domains/advisory/index.ts'
import { canReadVisitFile, demandReportsCalls } from './domains/demand-reports/index.ts'
import { makeFilesCalls } from './domains/files/index.ts'
import {
  canReadNeedFile,
  canReadOperationFile,
  canReadSharedFile,
  financingCalls,
} from './domains/financing/index.ts'
import { canReadListingFile, canReadProjectFile, equityCalls } from './domains/equity/index.ts'
import { makeExportsCalls } from './domains/exports/index.ts'
import { factsCalls, makeReceiverCalls } from './domains/facts/index.ts'
import { fundsCalls } from './domains/funds/index.ts'
import { identityCalls, makeClosingCalls } from './domains/identity/index.ts'
import { canReadLeaseFile, leasingCalls } from './domains/leasing/index.ts'
import { messagesCalls } from './domains/messages/index.ts'
import { connectorsCalls } from './domains/connectors/index.ts'
import { makeOperationsCalls } from './domains/operations/index.ts'
import { makeSuccessionCalls, organisationsCalls } from './domains/organisations/index.ts'
import { parksCalls } from './domains/parks/index.ts'
import { policiesCalls } from './domains/policies/index.ts'
import { productsCalls } from './domains/products/index.ts'
import { projectsCalls } from './domains/projects/index.ts'
import { makeCalendarCalls, referenceCalls } from './domains/reference/index.ts'
import { openCalls } from './domains/open/index.ts'
import { servicesCalls } from './domains/services/index.ts'
import { rostersCalls } from './domains/rosters/index.ts'
import { makeLetterCalls, oversightCalls } from './domains/oversight/index.ts'
import { statisticsCalls } from './domains/statistics/index.ts'
import { caseKinds } from './case-kinds.ts'
import { makeAssignmentCalls, tasksCalls } from './domains/tasks/index.ts'
import { taxCalls } from './domains/tax/index.ts'
import { valuationsCalls } from './domains/valuations/index.ts'
import { exportedLists } from './exports/exported-list.ts'
import type { BoundCall } from './http/bind-call.ts'
import { jobEndings } from './job-endings.ts'
import { personalDataHolders } from './personal-data/holders.ts'
import { organisationHolders } from './succession/holders.ts'

/** Every call of every domain. */
export const boundCalls: readonly BoundCall[] = [
  ...identityCalls,
  ...makeClosingCalls(personalDataHolders),
  ...certificationCalls,
  ...makeFilesCalls({
    enterprise: canReadEnterpriseFile,
    product_application: canReadApplicationFile,
    lease_need: canReadLeaseFile,
    financing_need: canReadNeedFile,
    need_response: canReadOperationFile,
    need_response_shared: canReadSharedFile,
    report_visit: canReadVisitFile,
    stock_application: canReadListingFile,
    equity_project: canReadProjectFile,
    advisory_question: canReadQuestionFile,
    credit_objection: canReadObjectionFile,
  }),
  ...organisationsCalls,
  ...makeSuccessionCalls(organisationHolders),
  ...productsCalls,
  ...applicationsCalls,
  ...leasingCalls,
  ...bankAccountsCalls,
  ...makeBranchPlaceCalls(organisationHolders),
  ...demandReportsCalls,
  ...activitiesCalls,
  ...advisoryCalls,
  ...tasksCalls,
  ...makeAssignmentCalls(caseKinds),
  ...financingCalls,
  ...projectsCalls,
  ...parksCalls,
  ...rostersCalls,
  ...servicesCalls,
  ...factsCalls,
  ...makeReceiverCalls(caseKinds),
  ...fundsCalls,
  ...equityCalls,
  ...creditCalls,
  ...taxCalls,
  ...referenceCalls,
  ...makeCalendarCalls(clockHolders),
  ...messagesCalls,
  ...contentCalls,
  ...policiesCalls,
  ...valuationsCalls,
  ...statisticsCalls,
  ...briefsCalls,
  ...oversightCalls,
  ...makeLetterCalls(caseKinds),
  ...openCalls,
  ...makeOperationsCalls(jobEndings),
  ...connectorsCalls,
  ...makeExportsCalls(() => listsToExport),
]

/** The lists that can be had as files. */
export const listsToExport = exportedLists(boundCalls)

/** Contract calls without a handler, and names bound twice: both must be empty. */
export function bindingFaults(): { unbound: string[]; twice: string[] } {
  const names = boundCalls.map((bound) => bound.call.name)
  return {
    unbound: allCalls.map((call) => call.name).filter((name) => !names.includes(name)),
    twice: names.filter((name, index) => names.indexOf(name) !== index),
  }
}
