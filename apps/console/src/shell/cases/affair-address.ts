import type { CaseKindCode } from '@lqr/contract/all-cases.ts'

/** Where an enterprise finds what it has under way of a kind. */
const AFFAIR_LISTS: Readonly<Record<CaseKindCode, string>> = {
  application: '/personal/applications',
  lease: '/personal/leases',
  need: '/personal/needs',
  response: '/personal/needs',
  accountOpening: '/personal/account-openings',
  demandReport: '/personal/reports',
  stockApplication: '/personal/listings',
  equityProject: '/personal/equity',
  projectInterest: '/personal/equity-interests',
  advisoryQuestion: '/personal/questions',
  serviceEnquiry: '/personal/enquiries',
  creditObjection: '/personal/objections',
  letter: '/workbench/letters',
}

/** Where an enterprise opens what it has under way. */
export const affairAddress = ({ kind, threadId }: { kind: CaseKindCode; threadId: string }) =>
  `${AFFAIR_LISTS[kind]}/${threadId}`
