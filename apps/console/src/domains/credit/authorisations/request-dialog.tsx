import { Form, InputNumber, Select } from 'antd'
import { AUTHORISATION_DAYS, REQUEST_PURPOSES } from '@lqr/contract/credit/authorisation-letter.ts'
import { LONGEST_TERM_DAYS, requestAuthorisation } from '@lqr/contract/credit/authorisation-request-calls.ts'
import type { CallInput } from '@lqr/contract/kernel/define-call.ts'
import { fieldMeta, labelOf } from '@lqr/contract/kernel/field.ts'
import { FormDialog } from '../../../shell/forms/form-dialog.tsx'
import { LongTextItem, TextItem } from '../../../shell/forms/text-item.tsx'
import { useFormAction } from '../../../shell/forms/use-form-action.ts'
import { toastSuccess } from '../../../shell/toast.ts'
import { topicOptions } from './authorisation.ts'
import { heldCopy as copy } from './copy.ts'

type Body = CallInput<typeof requestAuthorisation>['body']

interface RequestDialogProps {
  /** The case from which the person comes. */
  bizNo: string | undefined
  onAsked: () => void
  onClose: () => void
}

const { shape } = requestAuthorisation.body
const purposes = REQUEST_PURPOSES.map(({ code, name }) => ({ value: code, label: name }))

/** Asks an enterprise, within a case, to let the institution see some topics for a time. */
export function RequestDialog({ bizNo, onAsked, onClose }: RequestDialogProps) {
  const [form] = Form.useForm<Partial<Body>>()
  const { submit, isBusy, problem } = useFormAction(requestAuthorisation, form, {
    onDone: () => {
      toastSuccess(copy.asked)
      onAsked()
    },
  })
  return (
    <FormDialog<Partial<Body>>
      title={copy.askTitle}
      form={form}
      submitText={copy.askOk}
      isBusy={isBusy}
      problem={problem}
      initialValues={{ purposeCode: 'preLoan', termDays: AUTHORISATION_DAYS, ...(bizNo ? { bizNo } : {}) }}
      onFinish={(values) => submit({ body: values as Body })}
      onClose={onClose}
    >
      <TextItem name="bizNo" of={shape.bizNo} extra={copy.bizNoHelp} />
      <Form.Item name="purposeCode" label={labelOf(shape.purposeCode)}>
        <Select options={purposes} />
      </Form.Item>
      <Form.Item name="topics" label={labelOf(shape.topics)}>
        <Select
          mode="multiple"
          options={topicOptions}
          showSearch={{ optionFilterProp: 'label' }}
          placeholder={copy.choose}
          allowClear
        />
      </Form.Item>
      <Form.Item name="termDays" label={labelOf(shape.termDays)} extra={fieldMeta(shape.termDays)?.help}>
        <InputNumber min={1} max={LONGEST_TERM_DAYS} precision={0} suffix={fieldMeta(shape.termDays)?.unit} />
      </Form.Item>
      <LongTextItem name="reason" of={shape.reason} />
    </FormDialog>
  )
}
