import type { DECISION_RESULTS, ReconciliationKind } from '@lqr/contract/open/reconciliation-kinds.ts'

/** One thing that one side holds of a case. */
export interface Row {
  readonly kind: ReconciliationKind
  readonly applyNo: string
  readonly day: string
  readonly amountYuan: number
  readonly state: (typeof DECISION_RESULTS)[number]['code'] | null
}

/** What makes two rows the same thing: a case is decided once, but repaid on several days. */
export const keyOf = ({ kind, applyNo, day }: Row) =>
  kind === 'repayment' ? `${kind} ${applyNo} ${day}` : `${kind} ${applyNo}`
