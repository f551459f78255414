import { type demandReportCase, WRITABLE_STATES } from '@lqr/contract/demand-reports/report-case.ts'
import type { CaseWay } from '../../../shell/cases/case-way.ts'

/** From the report through the authority to the money of the institution it was recommended to. */
export const REPORT_WAY = [
  { moves: ['submit', 'confirm', 'resubmit'], awaitedIn: [...WRITABLE_STATES, 'TO_CONFIRM'] },
  { moves: ['accept'], awaitedIn: ['SUBMITTED'] },
  { moves: ['review'], awaitedIn: ['ACCEPTED'] },
  { moves: ['recommend'], awaitedIn: ['REVIEWED'] },
  { moves: ['contact'], awaitedIn: ['RECOMMENDED'] },
  { moves: ['credit'], awaitedIn: ['CONTACTED'] },
  { moves: ['disburse'], awaitedIn: ['CREDITED'] },
] as const satisfies CaseWay<typeof demandReportCase>
