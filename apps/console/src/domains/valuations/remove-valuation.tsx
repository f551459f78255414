import { useQueryClient } from '@tanstack/react-query'
import { deleteValuation, listValuations } from '@lqr/contract/valuations/calls.ts'
import { busy } from '../../shell/forms/busy.tsx'
import { ConfirmedButton } from '../../shell/forms/confirmed-button.tsx'
import { toastSuccess } from '../../shell/toast.ts'
import { useAction } from '../../shell/use-action.ts'
import { callKey } from '../../shell/use-call.ts'
import { copy } from './copy.ts'

interface RemoveProps {
  id: string
  isSmall?: boolean
  onRemoved?: () => void
}

/** Deletes a valuation after asking once more. */
export function RemoveValuation({ id, isSmall = false, onRemoved }: RemoveProps) {
  const queries = useQueryClient()
  const removal = useAction(deleteValuation, {
    onDone: () => {
      toastSuccess(copy.removed)
      void queries.invalidateQueries({ queryKey: callKey(listValuations) })
      onRemoved?.()
    },
  })
  return (
    <ConfirmedButton
      danger
      size={isSmall ? 'small' : 'middle'}
      {...busy(removal.isBusy)}
      question={copy.removeQuestion}
      okText={copy.remove}
      keepText={copy.keep}
      onConfirm={() => removal.run({ params: { id } })}
    >
      {copy.remove}
    </ConfirmedButton>
  )
}
