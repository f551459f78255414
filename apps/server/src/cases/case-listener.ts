import type { CaseKind, CaseRow, Moving } from './case-kind.ts'

/** What happened to a case: its move, and the state before; null where it began. */
export interface ToldStep {
  readonly move: string
  readonly from: string | null
}

/** Whoever passes on what happens to cases of all kinds, in the transaction in which it happens. */
export type CaseListener = (
  moving: Pick<Moving, 'db' | 'now'>,
  kind: CaseKind,
  row: CaseRow,
  step: ToldStep,
) => Promise<void>

let listener: CaseListener | undefined

/** Says who listens: called once by the composition, because the kernel may not know of it (decision 0078). */
export function setCaseListener(one: CaseListener): void {
  listener = one
}

export async function notifyListener(
  moving: Pick<Moving, 'db' | 'now'>,
  kind: CaseKind,
  row: CaseRow,
  step: ToldStep,
): Promise<void> {
  await listener?.(moving, kind, row, step)
}
