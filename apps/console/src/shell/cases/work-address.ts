import type { CaseKindCode } from '@lqr/contract/all-cases.ts'
import type { CaseSide } from '@lqr/contract/kernel/cases/define-case.ts'

/** Who works on cases that others have handed in. */
export type WorkSide = Exclude<CaseSide, 'enterprise'>

/** Where an institution finds the cases of a kind, and where an authority does; null where it takes no part. */
export const WORK_LISTS = {
  application: { institution: '/workbench/applications', authority: null },
  lease: { institution: '/workbench/leases', authority: null },
  need: { institution: '/workbench/needs', authority: '/office/needs' },
} as const satisfies Readonly<Record<CaseKindCode, Readonly<Record<WorkSide, string | null>>>>

/** Where that side opens one case of a kind; undefined where it takes no part. */
export function workAddress(kind: CaseKindCode, id: string, side: WorkSide = 'institution') {
  const list = WORK_LISTS[kind][side]
  return list === null ? undefined : `${list}/${id}`
}
