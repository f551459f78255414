import { caseClocks } from '../cases/case-clocks.ts'
import { caseKinds } from '../case-kinds.ts'
import type { ClockHolder } from './clock-holder.ts'

/** Every clock that counts working days: a new one adds itself here and follows the calendar from then on. */
export const clockHolders: readonly ClockHolder[] = caseKinds.flatMap(caseClocks)
