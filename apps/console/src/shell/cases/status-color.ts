import type { CaseState } from '@lqr/contract/kernel/cases/define-case.ts'

/** The colour of a state: at the institution, with the enterprise, going well, or as it has ended. */
export function statusColor({ phase, waitsFor, outcome }: CaseState): string {
  if (outcome) return outcome === 'reached' ? 'success' : 'error'
  if (phase === 'underway') return 'success'
  if (phase !== 'open') return 'default'
  return waitsFor === 'enterprise' ? 'warning' : 'processing'
}
