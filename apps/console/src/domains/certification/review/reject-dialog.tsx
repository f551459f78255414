import { Button, Form, Input } from 'antd'
import { reviewCertification } from '@lqr/contract/certification/calls.ts'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import { maxLengthOf } from '@lqr/contract/kernel/field-limits.ts'
import { clearErrors } from '../../../shell/forms/contract-form.ts'
import { FormProblem } from '../../../shell/forms/form-problem.tsx'
import { StackedForm } from '../../../shell/forms/stacked-form.tsx'
import { busy } from '../../../shell/forms/busy.tsx'
import { copy } from '../copy.ts'
import { Dialog } from '../../../shell/forms/dialog.tsx'
import './review.css'

interface RejectDialogProps {
  corporateName: string
  isBusy: boolean
  /** Why it was not taken. */
  problem: string | undefined
  onReject: (reason: string) => void
  onClose: () => void
}

interface Values {
  reason?: string
}

const texts = copy.review
const field = reviewCertification.body.shape.reason

/** Rejecting needs a reason the enterprise can act on; the templates can be combined and edited. */
export function RejectDialog({ corporateName, isBusy, problem, onReject, onClose }: RejectDialogProps) {
  const [form] = Form.useForm<Values>()
  const add = (text: string) => {
    const typed = (form.getFieldValue('reason') as string | undefined)?.trim()
    form.setFieldsValue({ reason: typed ? `${typed}\n${text}` : text })
    clearErrors(form, ['reason'])
  }
  const finish = ({ reason }: Values) => onReject(reason?.trim() ?? '')
  return (
    <Dialog
      title={texts.rejectTitle}
      okText={texts.rejectOk}
      okButtonProps={{ danger: true, ...busy(isBusy) }}
      cancelText={texts.cancel}
      onOk={form.submit}
      onCancel={onClose}
    >
      <p>
        <strong>{corporateName}</strong>
      </p>
      <p className="muted panel-note">{texts.rejectText}</p>
      <p id="reject-templates">{texts.templates}</p>
      <ul className="templates" aria-labelledby="reject-templates">
        {texts.reasons.map((text) => (
          <li key={text}>
            <Button size="small" onClick={() => add(text)}>
              {text}
            </Button>
          </li>
        ))}
      </ul>
      <StackedForm form={form} onFinish={finish}>
        <FormProblem text={problem} />
        <Form.Item
          name="reason"
          label={labelOf(field)}
          extra={texts.reasonHelp}
          rules={[{ required: true, whitespace: true, message: texts.reasonNeeded }]}
        >
          <Input.TextArea autoSize={{ minRows: 3, maxRows: 10 }} maxLength={maxLengthOf(field)} showCount />
        </Form.Item>
      </StackedForm>
    </Dialog>
  )
}
