export { arrearsCalls } from './arrears-calls.ts'
export { openReconciliationDays } from './open-days.ts'
export { endReconciliation, reconcileDay } from './reconcile-day.ts'
export { reconciliationCalls } from './reconciliation-calls.ts'
