import { useQueryClient } from '@tanstack/react-query'
import { Button, Popconfirm } from 'antd'
import { deleteValuation, listValuations } from '@lqr/contract/valuations/calls.ts'
import { busy } from '../../shell/forms/busy.tsx'
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
    <Popconfirm
      title={copy.removeQuestion}
      okText={copy.remove}
      cancelText={copy.keep}
      onConfirm={() => removal.run({ params: { id } })}
    >
      <Button danger size={isSmall ? 'small' : 'middle'} {...busy(removal.isBusy)}>
        {copy.remove}
      </Button>
    </Popconfirm>
  )
}
