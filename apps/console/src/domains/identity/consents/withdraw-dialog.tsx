import { useQueryClient } from '@tanstack/react-query'
import { withdrawLegalPersonConsent } from '@lqr/contract/certification/calls.ts'
import { ConfirmDialog } from '../../../shell/forms/confirm-dialog.tsx'
import { toastSuccess } from '../../../shell/toast.ts'
import { useAction } from '../../../shell/use-action.ts'
import { copy } from '../copy.ts'

const texts = copy.agreements

/** Says what a withdrawal of the separate consent does before it is made: session, certification and lists change with it. */
export function WithdrawDialog({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient()
  const { run, isBusy } = useAction(withdrawLegalPersonConsent, {
    onDone: () => {
      toastSuccess(texts.withdrawn)
      void queries.invalidateQueries()
      onClose()
    },
  })
  return (
    <ConfirmDialog
      title={texts.withdrawTitle}
      okText={texts.withdrawOk}
      isDanger
      isBusy={isBusy}
      onOk={() => run({})}
      onClose={onClose}
    >
      <p>{texts.withdrawText}</p>
    </ConfirmDialog>
  )
}
