import { Alert, Form, Input } from 'antd'
import type { removeSecondFactor, renewRecoveryCodes } from '@lqr/contract/identity/second-factor-calls.ts'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { FormDialog } from '../../../shell/forms/form-dialog.tsx'
import { useFormAction } from '../../../shell/forms/use-form-action.ts'
import { copy } from './copy.ts'

interface Values {
  password?: string
  code?: string
}

interface ProofDialogProps<C extends typeof removeSecondFactor | typeof renewRecoveryCodes> {
  call: C
  title: string
  text: string
  warning?: string | undefined
  submitText: string
  isDanger?: boolean
  onDone: (output: CallOutput<C>) => void
  onClose: () => void
}

/** Password and code once more, for what would weaken the second factor. */
export function ProofDialog<C extends typeof removeSecondFactor | typeof renewRecoveryCodes>(
  props: ProofDialogProps<C>,
) {
  const { call, title, text, warning, submitText, isDanger = false, onDone, onClose } = props
  const [form] = Form.useForm<Values>()
  const { submit, isBusy, problem } = useFormAction<typeof removeSecondFactor | typeof renewRecoveryCodes>(
    call,
    form,
    { onDone: (output) => onDone(output as CallOutput<C>) },
  )
  return (
    <FormDialog
      title={title}
      form={form}
      submitText={submitText}
      isDanger={isDanger}
      isBusy={isBusy}
      problem={problem}
      onFinish={({ password = '', code = '' }: Values) => submit({ body: { password, code } })}
      onClose={onClose}
    >
      <p className="panel-note">{text}</p>
      {warning && <Alert type="warning" showIcon className="form-alert" title={warning} />}
      <Form.Item name="password" label={copy.password}>
        <Input.Password autoComplete="current-password" maxLength={200} />
      </Form.Item>
      <Form.Item name="code" label={copy.anyCode} extra={copy.anyCodeHelp}>
        <Input autoComplete="one-time-code" maxLength={20} />
      </Form.Item>
    </FormDialog>
  )
}
