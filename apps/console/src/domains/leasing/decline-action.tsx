import { Form, Input, Select } from 'antd'
import { declineLeaseTask } from '@lqr/contract/leasing/calls.ts'
import { REJECT_CODES, type RejectCode } from '@lqr/contract/reference/reject-codes.ts'
import { clearErrors } from '../../shell/forms/contract-form.ts'
import { nameOf } from '../../shell/records/name-of.ts'
import { MoveDialog } from '../../shell/cases/move-dialog.tsx'
import { taskCopy } from './copy.ts'
import { type TaskActionProps, taskFacts } from './task-action.ts'

interface Values {
  declineCode?: RejectCode
  declineReason?: string
  nextSteps?: string
}

const texts = taskCopy.moves.decline
const { fields } = taskCopy
const codeOptions = REJECT_CODES.map(({ code, name }) => ({ value: code, label: name }))

/** Declines with a code, a sentence and what would change it; the code brings what would change it, to be adapted. */
export function DeclineAction({ task, onScreen, onClose }: TaskActionProps) {
  const [form] = Form.useForm<Values>()
  const prefill = (code: RejectCode) => {
    const chosen = REJECT_CODES.find((one) => one.code === code)
    if (!chosen) return
    form.setFieldsValue({ declineReason: chosen.sentence, nextSteps: chosen.remedy })
    clearErrors(form, ['declineReason', 'nextSteps'])
  }
  return (
    <MoveDialog
      def={declineLeaseTask}
      form={form}
      isDanger
      title={texts.title}
      okText={texts.ok}
      warning={texts.warning}
      fields={
        <>
          <Form.Item name="declineCode" label={fields.declineCode}>
            <Select<RejectCode>
              options={codeOptions}
              showSearch={{ optionFilterProp: 'label' }}
              onChange={prefill}
            />
          </Form.Item>
          <Form.Item name="declineReason" label={fields.declineReason} extra={fields.declineReasonHelp}>
            <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={500} showCount />
          </Form.Item>
          <Form.Item name="nextSteps" label={fields.nextSteps}>
            <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={500} showCount />
          </Form.Item>
        </>
      }
      toInput={({ declineCode, declineReason = '', nextSteps }: Values) => ({
        params: { id: task.id },
        body: {
          version: task.version,
          declineCode: declineCode as RejectCode,
          declineReason,
          ...(nextSteps ? { nextSteps } : {}),
        },
      })}
      summary={(values) => [
        ...taskFacts(task),
        { label: fields.declineCode, value: nameOf(REJECT_CODES, values?.declineCode) },
        { label: fields.declineReason, value: values?.declineReason, isWide: true },
        { label: fields.nextSteps, value: values?.nextSteps, isWide: true },
      ]}
      onClose={onClose}
      onConflict={onScreen.conflicted}
      onDone={(next) => {
        onScreen.moved(next, texts.done)
        onClose()
      }}
    />
  )
}
