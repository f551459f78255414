import { Form, Radio } from 'antd'
import type { CallInput } from '@lqr/contract/kernel/define-call.ts'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import type { ReconciliationDifference } from '@lqr/contract/open/reconciliation.ts'
import { answerDifference, differenceAnswerForm } from '@lqr/contract/open/reconciliation-calls.ts'
import { DIFFERENCE_ANSWERS } from '@lqr/contract/open/reconciliation-kinds.ts'
import { FormDialog } from '../../../shell/forms/form-dialog.tsx'
import { LongTextItem } from '../../../shell/forms/text-item.tsx'
import { useFormAction } from '../../../shell/forms/use-form-action.ts'
import { copy } from './copy.ts'

type Body = CallInput<typeof answerDifference>['body']

const { shape } = differenceAnswerForm
const options = DIFFERENCE_ANSWERS.map(({ code, name }) => ({ value: code, label: name }))

interface AnswerDialogProps {
  difference: ReconciliationDifference
  onDone: () => void
  onClose: () => void
}

/** What the institution does about a difference. */
export function AnswerDialog({ difference: { id, advice }, onDone, onClose }: AnswerDialogProps) {
  const [form] = Form.useForm<Partial<Body>>()
  const { submit, isBusy, problem } = useFormAction(answerDifference, form, { onDone })
  return (
    <FormDialog<Partial<Body>>
      title={copy.answerTitle}
      form={form}
      submitText={copy.answer}
      isBusy={isBusy}
      problem={problem}
      notice={<p>{advice}</p>}
      initialValues={{ answer: 'writeBack' }}
      onFinish={(values) => submit({ params: { id }, body: values as Body })}
      onClose={onClose}
    >
      <Form.Item name="answer" label={labelOf(shape.answer)}>
        <Radio.Group options={options} />
      </Form.Item>
      <LongTextItem name="note" of={shape.note} />
    </FormDialog>
  )
}
