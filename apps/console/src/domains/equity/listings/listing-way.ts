import type { stockApplicationCase } from '@lqr/contract/equity/listing-case.ts'
import type { CaseWay } from '../../../shell/cases/case-way.ts'

/** From the application to the day it is listed. */
export const LISTING_WAY = [
  { moves: ['submit'] },
  { moves: ['accept'], awaitedIn: ['SUBMITTED'] },
  { moves: ['review'], awaitedIn: ['ACCEPTED'] },
  { moves: ['list'], awaitedIn: ['REVIEWING'] },
] as const satisfies CaseWay<typeof stockApplicationCase>
