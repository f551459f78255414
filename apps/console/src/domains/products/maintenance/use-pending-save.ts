import { useRef } from 'react'
import type { CallFailure } from '@lqr/web-client/call-failure.ts'

/** What follows a saved draft: staying with the form, or checking it before it is submitted. */
export type AfterSave = 'stay' | 'check'

export interface PendingSave {
  readonly after: AfterSave
  /** The form need no longer keep what was typed. */
  readonly saved: () => void
  /** Shows a refusal in the form. */
  readonly report: (failure: CallFailure) => void
}

/** The save that is under way, for what comes after its answer. */
export function usePendingSave() {
  const pending = useRef<PendingSave>(undefined)
  return {
    start: (save: PendingSave) => {
      pending.current = save
    },
    saved: () => pending.current?.saved(),
    after: () => pending.current?.after ?? 'stay',
    report: (failure: CallFailure) => pending.current?.report(failure),
  }
}
