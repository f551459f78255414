import { questionKind } from './domains/advisory/index.ts'
import { applicationKind } from './domains/applications/index.ts'
import {
  applicationFollower,
  needFollower,
  needKind,
  responseFollower,
  responseKind,
} from './domains/financing/index.ts'
import { accountOpeningKind } from './domains/bank-accounts/index.ts'
import { reportFollower, reportKind } from './domains/demand-reports/index.ts'
import {
  interestFollower,
  interestKind,
  projectFollower,
  projectKind,
  stockApplicationKind,
} from './domains/equity/index.ts'
import { endAsked, objectionKind } from './domains/credit/index.ts'
import { serviceEnquiryKind } from './domains/services/index.ts'
import { letterKind } from './domains/oversight/index.ts'
import { leaseKind } from './domains/leasing/index.ts'
import { recordCaseEvent } from './domains/open/index.ts'
import { setCaseListeners } from './cases/case-listener.ts'
import { setCaseFollowers } from './cases/case-followers.ts'
import type { CaseKind } from './cases/case-kind.ts'

/** Every kind of case: a new one adds itself here, and jobs, task list and checks follow it. */
export const caseKinds: readonly CaseKind[] = [
  applicationKind,
  leaseKind,
  needKind,
  responseKind,
  accountOpeningKind,
  reportKind,
  stockApplicationKind,
  projectKind,
  interestKind,
  questionKind,
  serviceEnquiryKind,
  objectionKind,
  letterKind,
]

setCaseFollowers([
  applicationFollower,
  needFollower,
  responseFollower,
  reportFollower,
  projectFollower,
  interestFollower,
])
setCaseListeners([endAsked, recordCaseEvent])
