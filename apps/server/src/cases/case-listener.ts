import type { CaseKind, CaseRow, Moving } from './case-kind.ts'

/** What happened to a case: its move, and the state before; null where it began. */
export interface ToldStep {
  readonly move: string
  readonly from: string | null
  /** The institution that has it no more since the move. */
  readonly leftOrgId?: string
}

/** Whoever passes on what happens to cases of all kinds, in the transaction in which it happens. */
export type CaseListener = (
  moving: Pick<Moving, 'db' | 'now' | 'audit'>,
  kind: CaseKind,
  row: CaseRow,
  step: ToldStep,
) => Promise<void>

let listeners: readonly CaseListener[] = []

/** Says who listens, in their order: called once by the composition, because the kernel may not know of them (decision 0078). */
export function setCaseListeners(them: readonly CaseListener[]): void {
  listeners = them
}

export async function notifyListeners(
  moving: Pick<Moving, 'db' | 'now' | 'audit'>,
  kind: CaseKind,
  row: CaseRow,
  step: ToldStep,
): Promise<void> {
  for (const listen of listeners) await listen(moving, kind, row, step)
}
