import { Button } from 'antd'
import { useState } from 'react'
import type { AnyCall, CallInput } from '@lqr/contract/kernel/define-call.ts'
import {
  type PublicationAction,
  publicationActionsIn,
  type PublicationStatus,
} from '@lqr/contract/kernel/publishing/publication-states.ts'
import { ConfirmDialog } from '../forms/confirm-dialog.tsx'
import { toastSuccess } from '../toast.ts'
import { useAction } from '../use-action.ts'
import { copy } from './copy.ts'

interface Moved {
  readonly id: string
  readonly status: string
  readonly version: number
}

interface MoveActionProps {
  /** The call that moves this kind of record: `{ id }` and `{ action, version }`. */
  def: AnyCall
  record: Moved
  name: string
  /** After a move, and when somebody else was quicker. */
  onChanged: () => void
}

const texts = {
  publish: { title: copy.publishTitle, text: copy.publishText, ok: copy.publishOk, done: copy.published },
  takeOffline: { title: copy.offlineTitle, text: copy.offlineText, ok: copy.offlineOk, done: copy.offline },
} as const

/** The button that publishes a record or takes it offline; it asks before. */
export function MoveAction({ def, record, name, onChanged }: MoveActionProps) {
  const [asked, setAsked] = useState<PublicationAction>()
  const close = () => setAsked(undefined)
  const { run, isBusy } = useAction(def, {
    onDone: () => {
      if (asked) toastSuccess(texts[asked].done)
      close()
      onChanged()
    },
    onFailure: () => {
      close()
      onChanged()
    },
  })
  const { id, status, version } = record
  const move = (action: PublicationAction) =>
    run({ params: { id }, body: { action, version } } as CallInput<AnyCall>)
  return (
    <>
      {publicationActionsIn(status as PublicationStatus).map((action) => (
        <Button
          key={action}
          size="small"
          danger={action === 'takeOffline'}
          aria-label={`${copy[action]} ${name}`}
          onClick={() => setAsked(action)}
        >
          {copy[action]}
        </Button>
      ))}
      {asked && (
        <ConfirmDialog
          title={texts[asked].title(name)}
          okText={texts[asked].ok}
          isDanger={asked === 'takeOffline'}
          isBusy={isBusy}
          onOk={() => move(asked)}
          onClose={close}
        >
          <p>{texts[asked].text}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
