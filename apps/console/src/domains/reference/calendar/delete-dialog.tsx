import { deleteCalendarDay, previewCalendarChange } from '@lqr/contract/reference/calendar-calls.ts'
import { ConfirmDialog } from '../../../shell/forms/confirm-dialog.tsx'
import { Answer } from '../../../shell/page/answer.tsx'
import { useAction } from '../../../shell/use-action.ts'
import { useCall } from '../../../shell/use-call.ts'
import { copy } from './copy.ts'
import { MovesNote } from './moves-note.tsx'
import { useCalendarChange } from './use-calendar-change.ts'

interface DeleteDialogProps {
  day: string
  version: number
  onClose: () => void
}

const texts = copy.removing

/** Asks before a day is taken out, with what that does to the clocks that run. */
export function DeleteDialog({ day, version, onClose }: DeleteDialogProps) {
  const effect = useCall(previewCalendarChange, { body: { change: 'delete', day } }, { quiet: true })
  const { run, isBusy } = useAction(deleteCalendarDay, useCalendarChange(onClose))
  return (
    <ConfirmDialog
      title={texts.title(day)}
      okText={texts.ok}
      isDanger
      isBusy={isBusy}
      isOkDisabled={effect.isPending}
      onOk={() => run({ params: { day }, query: { version: String(version) } })}
      onClose={onClose}
    >
      <p>{texts.text}</p>
      <Answer of={effect}>{(preview) => <MovesNote preview={preview} />}</Answer>
    </ConfirmDialog>
  )
}
