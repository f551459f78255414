import { Checkbox, Form } from 'antd'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import { openScopes } from '@lqr/contract/kernel/open-scopes.ts'
import type { CallInput, CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { type createOpenKey, openKeyForm } from '@lqr/contract/open/key-calls.ts'
import { DateInput } from '../../shell/forms/date-input.tsx'
import { FormDialog } from '../../shell/forms/form-dialog.tsx'
import { TextItem } from '../../shell/forms/text-item.tsx'
import { useFormAction } from '../../shell/forms/use-form-action.ts'
import { copy } from './copy.ts'
import type { KeyPlace } from './key-place.ts'

type Body = CallInput<typeof createOpenKey>['body']

interface CreateKeyProps {
  of: KeyPlace['calls']['create']
  title: string
  onMade: (made: CallOutput<typeof createOpenKey>) => void
  onClose: () => void
}

const { shape } = openKeyForm
const options = openScopes.map(({ code, name }) => ({ value: code, label: name }))

/** A new key: for which system, what it may do, until when. */
export function CreateKey({ of, title, onMade, onClose }: CreateKeyProps) {
  const [form] = Form.useForm<Partial<Body>>()
  const { submit, isBusy, problem } = useFormAction(of, form, { onDone: onMade })
  return (
    <FormDialog<Partial<Body>>
      title={title}
      form={form}
      submitText={copy.create}
      isBusy={isBusy}
      problem={problem}
      initialValues={{ scopes: ['tasks.read'] }}
      onFinish={(values) => submit({ body: values as Body })}
      onClose={onClose}
    >
      <TextItem name="name" of={shape.name} />
      <Form.Item name="scopes" label={labelOf(shape.scopes)}>
        <Checkbox.Group options={options} />
      </Form.Item>
      <Form.Item name="expiresOn" label={labelOf(shape.expiresOn)}>
        <DateInput />
      </Form.Item>
    </FormDialog>
  )
}
