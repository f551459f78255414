import { applicationCase } from '@lqr/contract/applications/application-case.ts'
import type { CaseWay } from '../../../../shell/cases/case-way.ts'

/** From the application to the last repayment. */
export const APPLICATION_WAY = [
  { moves: ['submit'] },
  { moves: ['accept'], awaitedIn: ['SUBMITTED'] },
  { moves: ['review'], awaitedIn: ['ACCEPTED'] },
  { moves: ['credit'], awaitedIn: ['REVIEWING'] },
  { moves: ['sign'], awaitedIn: ['CREDITED'] },
  { moves: ['disburse'], awaitedIn: ['SIGNED'] },
  { moves: ['settle'], awaitedIn: ['DISBURSED'] },
] as const satisfies CaseWay<typeof applicationCase>
