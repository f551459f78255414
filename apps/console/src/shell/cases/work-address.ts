import type { CaseKindCode } from '@lqr/contract/all-cases.ts'

/** Where an institution finds the cases of a kind. */
export const WORK_LISTS: Readonly<Record<CaseKindCode, string>> = {
  application: '/workbench/applications',
  lease: '/workbench/leases',
}

/** Where an institution opens one case of a kind. */
export const workAddress = (kind: CaseKindCode, id: string) => `${WORK_LISTS[kind]}/${id}`
