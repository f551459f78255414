import { applicationClocks } from '../domains/applications/index.ts'
import { leaseClocks } from '../domains/leasing/index.ts'
import type { ClockHolder } from './clock-holder.ts'

/** Every clock that counts working days: a new one adds itself here and follows the calendar from then on. */
export const clockHolders: readonly ClockHolder[] = [applicationClocks, leaseClocks]
