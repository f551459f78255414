import { responseCase } from '@lqr/contract/financing/response-case.ts'
import type { CaseWay } from '../../shell/cases/case-way.ts'

const BEGUN = [
  { moves: ['submit', 'dispatch', 'route', 'advance'] },
  { moves: ['contact'], awaitedIn: responseCase.moves.contact.from },
] as const satisfies CaseWay<typeof responseCase>

/** From the slot to the money; after the choice the application goes its own way, and its decisions arrive here. */
export const RESPONSE_WAY = [
  ...BEGUN,
  { moves: ['offer'], awaitedIn: ['CONTACTED'] },
  { moves: ['choose'], awaitedIn: ['OFFERED'] },
  { moves: ['credit'], awaitedIn: ['OFFERED'] },
  { moves: ['disburse'], awaitedIn: ['CREDITED'] },
] as const satisfies CaseWay<typeof responseCase>

/** The same for equity, which is settled between the parties. */
export const EQUITY_WAY = [
  ...BEGUN,
  { moves: ['propose'], awaitedIn: ['CONTACTED'] },
  { moves: ['choose'], awaitedIn: ['OFFERED'] },
  { moves: ['invest'], awaitedIn: ['OFFERED'] },
] as const satisfies CaseWay<typeof responseCase>
