import { Button, Form, Input } from 'antd'
import { changePassword } from '@lqr/contract/identity/account-calls.ts'
import { FormDialog } from '../../../shell/forms/form-dialog.tsx'
import { useFormAction } from '../../../shell/forms/use-form-action.ts'
import { copy } from './copy.ts'

interface Values {
  oldPassword?: string
  newPassword?: string
  again?: string
}

interface ChangePasswordProps {
  onDone: () => void
  onForgotten: () => void
  onClose: () => void
}

const texts = copy.password

function ownErrors({ oldPassword, newPassword, again }: Values): Record<string, string> {
  return {
    ...(newPassword && newPassword === oldPassword ? { newPassword: texts.same } : {}),
    ...(newPassword === again ? {} : { again: texts.mismatch }),
  }
}

/** A new password for who knows the old one. */
export function ChangePassword({ onDone, onForgotten, onClose }: ChangePasswordProps) {
  const [form] = Form.useForm<Values>()
  const { submit, isBusy, problem } = useFormAction(changePassword, form, { onDone })
  const finish = (values: Values) => {
    const { oldPassword = '', newPassword = '' } = values
    submit({ body: { oldPassword, newPassword } }, ownErrors(values))
  }
  return (
    <FormDialog
      title={texts.change}
      form={form}
      submitText={texts.submit}
      isBusy={isBusy}
      problem={problem}
      onFinish={finish}
      onClose={onClose}
    >
      <Form.Item name="oldPassword" label={texts.old}>
        <Input.Password autoComplete="current-password" maxLength={200} />
      </Form.Item>
      <Form.Item name="newPassword" label={texts.new} extra={texts.rule}>
        <Input.Password autoComplete="new-password" maxLength={64} />
      </Form.Item>
      <Form.Item name="again" label={texts.again}>
        <Input.Password autoComplete="new-password" maxLength={64} />
      </Form.Item>
      <Button type="link" className="inline-link" onClick={onForgotten}>
        {texts.forgotten}
      </Button>
    </FormDialog>
  )
}
