import type { ReconciliationDifference } from '@lqr/contract/open/reconciliation.ts'
import { DIFFERENCE_STEPS } from '@lqr/contract/open/reconciliation-kinds.ts'
import { nameOf } from '../../../shell/records/name-of.ts'
import { Timeline } from '../../../shell/records/timeline.tsx'
import { copy } from './copy.ts'
import { SideDialog } from '../../../shell/forms/dialog.tsx'

interface HistoryDrawerProps {
  difference: ReconciliationDifference
  onClose: () => void
}

/** What happened to a difference, from its finding on. */
export function HistoryDrawer({ difference: { applyNo, history }, onClose }: HistoryDrawerProps) {
  return (
    <SideDialog title={copy.historyTitle(applyNo)} size={420} onClose={onClose}>
      <Timeline
        label={copy.history}
        items={history.map(({ step, at, by, note }, index) => ({
          key: String(index),
          title: nameOf(DIFFERENCE_STEPS, step),
          at,
          actor: by,
          ...(note === null ? {} : { detail: note }),
        }))}
      />
    </SideDialog>
  )
}
