import { AlertDialog } from '@base-ui/react/alert-dialog'
import { groupedShort } from '@lqr/contract/rules/grouped.ts'
import { AMOUNT_CONFIRM_LOCK_SECONDS } from '@lqr/contract/rules/amount.ts'
import { tenThousandsToYuan } from '@lqr/contract/rules/money-units.ts'
import { Button } from '@lqr/ui/button.tsx'
import { formatAmount } from '@lqr/ui/format-amount.ts'
import { useCountdown } from '@lqr/web-client/use-countdown.ts'
import { formsCopy } from './copy.ts'

const copy = formsCopy.amount

interface Props {
  label: string
  /** What was typed, in 万元. */
  typed: string
  onConfirm: () => void
  /** Cancel clears the field (specification 5). */
  onCancel: () => void
}

/** Asks whether an amount of six or more digits really is in 万元; the confirm button is locked for five seconds. */
export function AmountConfirmDialog({ label, typed, onConfirm, onCancel }: Props) {
  const { left } = useCountdown(AMOUNT_CONFIRM_LOCK_SECONDS)
  const shown = formatAmount(tenThousandsToYuan(typed))
  return (
    <AlertDialog.Root open onOpenChange={(open) => !open && onCancel()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="fixed inset-0 z-40 bg-ink/40" />
        <AlertDialog.Popup className="fixed top-1/2 left-1/2 z-40 w-[28rem] max-w-[calc(100vw-2rem)] -translate-x-1/2 -translate-y-1/2 rounded-card bg-surface p-6 shadow-raised">
          <AlertDialog.Title className="m-0 text-title">{copy.title}</AlertDialog.Title>
          <AlertDialog.Description className="mt-2 text-body">
            {copy.text(label, groupedShort(Number(typed), 4), shown)}
          </AlertDialog.Description>
          <div className="mt-5 flex flex-wrap justify-end gap-3">
            <Button onClick={onCancel}>{copy.cancel}</Button>
            <Button kind="primary" disabled={left > 0} onClick={onConfirm}>
              {copy.confirm}
              {left > 0 && `（${left}）`}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
