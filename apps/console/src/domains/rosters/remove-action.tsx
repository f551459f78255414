import { Button } from 'antd'
import { useState } from 'react'
import type { RosterEntryRecord } from '@lqr/contract/rosters/entities.ts'
import { deleteRosterEntry } from '@lqr/contract/rosters/record-calls.ts'
import { ConfirmDialog } from '../../shell/forms/confirm-dialog.tsx'
import { useHandOnFocus } from '../../shell/records/use-hand-on-focus.ts'
import { toastSuccess } from '../../shell/toast.ts'
import { useAction } from '../../shell/use-action.ts'
import { copy } from './copy.ts'

const texts = copy.entry

interface RemoveActionProps {
  rosterId: string
  entry: RosterEntryRecord
  onChanged: () => void
}

/** Takes one enterprise off the roster; it asks before. */
export function RemoveAction({ rosterId, entry, onChanged }: RemoveActionProps) {
  const [isAsking, setAsking] = useState(false)
  const own = useHandOnFocus()
  const close = () => setAsking(false)
  const { run, isBusy } = useAction(deleteRosterEntry, {
    onDone: () => {
      close()
      toastSuccess(texts.removed)
      onChanged()
    },
    onFailure: () => {
      close()
      onChanged()
    },
  })
  const name = entry.enterpriseName
  return (
    <>
      <Button ref={own} size="small" danger aria-label={texts.removeOf(name)} onClick={() => setAsking(true)}>
        {texts.remove}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={texts.removeTitle(name)}
          okText={texts.removeOk}
          isDanger
          isBusy={isBusy}
          onOk={() => run({ params: { id: rosterId, entryId: entry.id } })}
          onClose={close}
        >
          <p>{texts.removeText}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
