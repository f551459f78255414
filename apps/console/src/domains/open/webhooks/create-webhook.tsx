import { Form } from 'antd'
import type { CallInput, CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { type createWebhook, webhookForm } from '@lqr/contract/open/webhook-calls.ts'
import { FormDialog } from '../../../shell/forms/form-dialog.tsx'
import { TextItem } from '../../../shell/forms/text-item.tsx'
import { useFormAction } from '../../../shell/forms/use-form-action.ts'
import { copy } from '../copy.ts'
import type { WebhookPlace } from './webhook-place.ts'

type Body = CallInput<typeof createWebhook>['body']

interface CreateWebhookProps {
  of: WebhookPlace['calls']['create']
  onMade: (made: CallOutput<typeof createWebhook>) => void
  onClose: () => void
}

/** A new webhook: what it is called and where it leads. */
export function CreateWebhook({ of, onMade, onClose }: CreateWebhookProps) {
  const [form] = Form.useForm<Partial<Body>>()
  const { submit, isBusy, problem } = useFormAction(of, form, { onDone: onMade })
  return (
    <FormDialog<Partial<Body>>
      title={copy.addHookTitle}
      form={form}
      submitText={copy.create}
      isBusy={isBusy}
      problem={problem}
      onFinish={(values) => submit({ body: values as Body })}
      onClose={onClose}
    >
      <TextItem name="name" of={webhookForm.shape.name} />
      <TextItem name="url" of={webhookForm.shape.url} />
    </FormDialog>
  )
}
