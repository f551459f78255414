import { applicationCase } from './applications/application-case.ts'
import { leaseCase } from './leasing/lease-case.ts'
import type { AnyCase } from './kernel/cases/define-case.ts'

/** Every declared kind of case: documentation, tests and the shared task list follow it. */
export const allCases: readonly AnyCase[] = [applicationCase, leaseCase]
