import { applicationKind } from './domains/applications/index.ts'
import { needKind } from './domains/financing/index.ts'
import { leaseKind } from './domains/leasing/index.ts'
import type { CaseKind } from './cases/case-kind.ts'

/** Every kind of case: a new one adds itself here, and jobs, task list and checks follow it. */
export const caseKinds: readonly CaseKind[] = [applicationKind, leaseKind, needKind]
