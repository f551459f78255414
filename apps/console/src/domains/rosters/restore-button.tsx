import { Button } from 'antd'
import { restoreRosterEntry } from '@lqr/contract/rosters/record-calls.ts'
import { busy } from '../../shell/forms/busy.tsx'
import { useHandOnFocus } from '../../shell/records/use-hand-on-focus.ts'
import { toastSuccess } from '../../shell/toast.ts'
import { useAction } from '../../shell/use-action.ts'

interface RestoreButtonProps {
  rosterId: string
  entryId: string
  texts: { readonly button: string; readonly of: string; readonly done: string }
  onChanged: () => void
}

/** Takes back what a change does to an enterprise, or puts one that was taken off on its roster again. */
export function RestoreButton({ rosterId, entryId, texts, onChanged }: RestoreButtonProps) {
  const own = useHandOnFocus()
  const { run, isBusy } = useAction(restoreRosterEntry, {
    onDone: () => {
      toastSuccess(texts.done)
      onChanged()
    },
    onFailure: onChanged,
  })
  return (
    <Button
      ref={own}
      size="small"
      aria-label={texts.of}
      onClick={() => run({ params: { id: rosterId, entryId } })}
      {...busy(isBusy)}
    >
      {texts.button}
    </Button>
  )
}
