import type { CaseKindCode } from '@lqr/contract/all-cases.ts'
import type { CaseSide } from '@lqr/contract/kernel/cases/define-case.ts'

/** Where an institution finds the cases of a kind. */
export const WORK_LISTS: Readonly<Record<CaseKindCode, string>> = {
  application: '/workbench/applications',
  lease: '/workbench/leases',
  need: '/workbench/needs',
  response: '/workbench/responses',
  accountOpening: '/workbench/account-openings',
  demandReport: '/workbench/reports',
  stockApplication: '/workbench/listings',
  equityProject: '/office/equity',
  projectInterest: '/workbench/equity-interests',
  advisoryQuestion: '/workbench/questions',
  serviceEnquiry: '/workbench/enquiries',
  creditObjection: '/office/objections',
  letter: '/workbench/letters',
}

/** Where an authority finds those of the kinds in which it takes part. */
export const OFFICE_LISTS = {
  need: '/office/needs',
  demandReport: '/office/reports',
  equityProject: '/office/equity',
  advisoryQuestion: '/office/questions',
  creditObjection: '/office/objections',
  letter: '/office/letters',
} as const satisfies Partial<Record<CaseKindCode, string>>

/** Where an institution or an authority opens one case of a kind. */
export function workAddress(kind: CaseKindCode, id: string, side: CaseSide = 'institution'): string {
  const offices: Partial<Record<CaseKindCode, string>> = OFFICE_LISTS
  return `${(side === 'authority' && offices[kind]) || WORK_LISTS[kind]}/${id}`
}
