import type { leaseCase } from '@lqr/contract/leasing/lease-case.ts'
import type { CaseWay } from '../../shell/cases/case-way.ts'

/** From the need to the day the lease begins. */
export const LEASE_WAY = [
  { moves: ['submit'] },
  { moves: ['accept'], awaitedIn: ['SUBMITTED'] },
  { moves: ['offer'], awaitedIn: ['ACCEPTED'] },
  { moves: ['agree'], awaitedIn: ['OFFERED'] },
  { moves: ['sign'], awaitedIn: ['OFFERED'] },
  { moves: ['close'], awaitedIn: ['SIGNED'] },
] as const satisfies CaseWay<typeof leaseCase>
