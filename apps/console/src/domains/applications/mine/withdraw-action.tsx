import { Form, Input } from 'antd'
import { withdrawApplication } from '@lqr/contract/applications/calls.ts'
import { MoveDialog } from '../../../shell/cases/move-dialog.tsx'
import { copy } from './copy.ts'
import { type ActionProps, myCaseFacts } from './my-case.ts'

interface Values {
  note?: string
}

const texts = copy.withdraw

/** Takes the application back before a decision. */
export function WithdrawAction({ application, onScreen, onClose }: ActionProps) {
  const [form] = Form.useForm<Values>()
  const { id, version } = application
  return (
    <MoveDialog
      def={withdrawApplication}
      form={form}
      isOneStep
      isDanger
      title={texts.title}
      okText={texts.ok}
      warning={texts.warning}
      fields={
        <Form.Item name="note" label={texts.note}>
          <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={500} showCount />
        </Form.Item>
      }
      toInput={({ note }: Values) => ({ params: { id }, body: { version, ...(note ? { note } : {}) } })}
      summary={() => myCaseFacts(application)}
      onClose={onClose}
      onConflict={onScreen.conflicted}
      onDone={(next) => {
        onScreen.moved(next, texts.done)
        onClose()
      }}
    />
  )
}
