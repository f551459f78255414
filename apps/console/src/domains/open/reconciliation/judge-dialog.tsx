import { Form, Radio } from 'antd'
import type { CallInput } from '@lqr/contract/kernel/define-call.ts'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import { explanationForm, judgeExplanation } from '@lqr/contract/open/arrears-calls.ts'
import type { ReconciliationDifference } from '@lqr/contract/open/reconciliation.ts'
import { FormDialog } from '../../../shell/forms/form-dialog.tsx'
import { LongTextItem } from '../../../shell/forms/text-item.tsx'
import { useFormAction } from '../../../shell/forms/use-form-action.ts'
import { copy } from './copy.ts'

type Body = CallInput<typeof judgeExplanation>['body']

const { shape } = explanationForm
const options = [
  { value: true, label: copy.confirm },
  { value: false, label: copy.giveBack },
]

interface JudgeDialogProps {
  difference: ReconciliationDifference
  onDone: () => void
  onClose: () => void
}

/** The institution's explanation: confirmed, which settles the difference, or given back. */
export function JudgeDialog({ difference: { id, history }, onDone, onClose }: JudgeDialogProps) {
  const [form] = Form.useForm<Partial<Body>>()
  const { submit, isBusy, problem } = useFormAction(judgeExplanation, form, { onDone })
  const said = history.findLast(({ step }) => step === 'explained')
  return (
    <FormDialog<Partial<Body>>
      title={copy.judgeTitle}
      form={form}
      submitText={copy.judge}
      isBusy={isBusy}
      problem={problem}
      notice={
        <>
          <p>{said?.note}</p>
          <p className="muted">{copy.judgeHint}</p>
        </>
      }
      initialValues={{ isConfirmed: true }}
      onFinish={(values) => submit({ params: { id }, body: values as Body })}
      onClose={onClose}
    >
      <Form.Item name="isConfirmed" label={labelOf(shape.isConfirmed)}>
        <Radio.Group options={options} />
      </Form.Item>
      <LongTextItem name="note" of={shape.note} />
    </FormDialog>
  )
}
