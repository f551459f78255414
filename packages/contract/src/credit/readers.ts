import type { Role } from '../kernel/access.ts'

/** Who of an institution reads what an enterprise has authorised, asks for it, and is told what becomes of it. */
export const CREDIT_READERS = [
  'financeOfficer',
  'financeManager',
  'financeEquity',
  'agency',
] as const satisfies readonly Role[]
