import { Form, Input } from 'antd'
import type {
  acceptApplication,
  reviewApplication,
  settleApplication,
  signApplication,
} from '@lqr/contract/applications/calls.ts'
import { MoveDialog } from '../../../../shell/cases/move-dialog.tsx'
import { copy } from '../copy.ts'
import { type ActionProps, caseFacts } from './action.ts'

interface Values {
  note?: string
}

interface NoteActionProps extends ActionProps {
  def: typeof acceptApplication | typeof reviewApplication | typeof signApplication | typeof settleApplication
  texts: (typeof copy.moves)[keyof typeof copy.moves]
  noteLabel?: string
}

/** A move that asks for no more than a remark: accept, start the review, sign, settle. */
export function NoteAction({ application, onScreen, onClose, def, texts, noteLabel }: NoteActionProps) {
  const [form] = Form.useForm<Values>()
  const { id, version } = application
  return (
    <MoveDialog
      def={def}
      form={form}
      isOneStep
      title={texts.title}
      okText={texts.ok}
      warning={texts.warning}
      fields={
        <Form.Item name="note" label={noteLabel ?? copy.fields.note}>
          <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={500} showCount />
        </Form.Item>
      }
      toInput={({ note }: Values) => ({ params: { id }, body: { version, ...(note ? { note } : {}) } })}
      summary={() => caseFacts(application)}
      onClose={onClose}
      onConflict={onScreen.conflicted}
      onDone={(next) => {
        onScreen.moved(next, texts.done)
        onClose()
      }}
    />
  )
}
