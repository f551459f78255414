import { Form, Input } from 'antd'
import type { acceptLeaseTask, closeLease, signLease } from '@lqr/contract/leasing/calls.ts'
import { MoveDialog } from '../../shell/cases/move-dialog.tsx'
import { taskCopy } from './copy.ts'
import { type TaskActionProps, taskFacts } from './task-action.ts'

interface Values {
  note?: string
}

interface RemarkActionProps extends TaskActionProps {
  def: typeof acceptLeaseTask | typeof signLease | typeof closeLease
  texts: (typeof taskCopy.moves)['accept' | 'sign' | 'close']
}

/** A move that asks for no more than a remark: take up, sign, close. */
export function RemarkAction({ task, onScreen, onClose, def, texts }: RemarkActionProps) {
  const [form] = Form.useForm<Values>()
  return (
    <MoveDialog
      def={def}
      form={form}
      isOneStep
      title={texts.title}
      okText={texts.ok}
      warning={texts.warning}
      fields={
        <Form.Item name="note" label={taskCopy.fields.note}>
          <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={500} showCount />
        </Form.Item>
      }
      toInput={({ note }: Values) => ({
        params: { id: task.id },
        body: { version: task.version, ...(note ? { note } : {}) },
      })}
      summary={() => taskFacts(task)}
      onClose={onClose}
      onConflict={onScreen.conflicted}
      onDone={(next) => {
        onScreen.moved(next, texts.done)
        onClose()
      }}
    />
  )
}
