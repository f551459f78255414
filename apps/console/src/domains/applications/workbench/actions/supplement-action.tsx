import { Form, Input } from 'antd'
import { askSupplement } from '@lqr/contract/applications/calls.ts'
import { MoveDialog } from '../../../../shell/cases/move-dialog.tsx'
import { copy } from '../copy.ts'
import { type ActionProps, caseFacts } from './action.ts'

interface Values {
  request?: string
}

const texts = copy.moves.supplement

/** Asks for documents; the clock pauses until they are there. */
export function SupplementAction({ application, onScreen, onClose }: ActionProps) {
  const [form] = Form.useForm<Values>()
  const { id, version } = application
  return (
    <MoveDialog
      def={askSupplement}
      form={form}
      isOneStep
      title={texts.title}
      okText={texts.ok}
      warning={texts.warning}
      fields={
        <Form.Item name="request" label={copy.fields.request} extra={copy.fields.requestHelp}>
          <Input.TextArea autoSize={{ minRows: 3, maxRows: 8 }} maxLength={500} showCount />
        </Form.Item>
      }
      toInput={({ request = '' }: Values) => ({ params: { id }, body: { version, request } })}
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
