import { Alert, Form } from 'antd'
import type { removeSecondFactor, renewRecoveryCodes } from '@lqr/contract/identity/second-factor-calls.ts'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { PasswordItem, TextItem } from '../../../shell/forms/text-item.tsx'
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
      <PasswordItem name="password" of={call.body.shape.password} label={copy.password} />
      <TextItem name="code" of={call.body.shape.code} extra={copy.anyCodeHelp} autoComplete="one-time-code" />
    </FormDialog>
  )
}
