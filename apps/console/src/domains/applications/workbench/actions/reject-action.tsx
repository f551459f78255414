import { Form, Input, Select } from 'antd'
import { rejectApplication } from '@lqr/contract/applications/calls.ts'
import { REJECT_CODES, type RejectCode } from '@lqr/contract/reference/reject-codes.ts'
import { clearErrors } from '../../../../shell/forms/contract-form.ts'
import { nameOf } from '../../../../shell/records/name-of.ts'
import { MoveDialog } from '../../../../shell/cases/move-dialog.tsx'
import { copy } from '../copy.ts'
import { type ActionProps, caseFacts } from './action.ts'

interface Values {
  rejectCode?: RejectCode
  rejectReason?: string
  nextSteps?: string
}

const texts = copy.moves.reject
const { fields } = copy
const codeOptions = REJECT_CODES.map(({ code, name }) => ({ value: code, label: name }))

/** Refuses with a code, a sentence and what would change it; the code brings both texts, to be adapted to the case. */
export function RejectAction({ application, onScreen, onClose }: ActionProps) {
  const [form] = Form.useForm<Values>()
  const { id, version } = application
  const prefill = (code: RejectCode) => {
    const chosen = REJECT_CODES.find((one) => one.code === code)
    if (!chosen) return
    form.setFieldsValue({ rejectReason: chosen.sentence, nextSteps: chosen.remedy })
    clearErrors(form, ['rejectReason', 'nextSteps'])
  }
  return (
    <MoveDialog
      def={rejectApplication}
      form={form}
      isDanger
      title={texts.title}
      okText={texts.ok}
      warning={texts.warning}
      fields={
        <>
          <Form.Item name="rejectCode" label={fields.rejectCode}>
            <Select<RejectCode>
              options={codeOptions}
              showSearch={{ optionFilterProp: 'label' }}
              onChange={prefill}
            />
          </Form.Item>
          <Form.Item name="rejectReason" label={fields.rejectReason} extra={fields.rejectReasonHelp}>
            <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={500} showCount />
          </Form.Item>
          <Form.Item name="nextSteps" label={fields.nextSteps}>
            <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={500} showCount />
          </Form.Item>
        </>
      }
      toInput={({ rejectCode, rejectReason = '', nextSteps }: Values) => ({
        params: { id },
        body: {
          version,
          rejectCode: rejectCode as RejectCode,
          rejectReason,
          ...(nextSteps ? { nextSteps } : {}),
        },
      })}
      summary={(values) => [
        ...caseFacts(application),
        { label: fields.rejectCode, value: nameOf(REJECT_CODES, values?.rejectCode) },
        { label: fields.rejectReason, value: values?.rejectReason, isWide: true },
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
