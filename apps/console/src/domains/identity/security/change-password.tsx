import { Button, Form } from 'antd'
import { changePassword } from '@lqr/contract/identity/account-calls.ts'
import { PasswordItem } from '../../../shell/forms/text-item.tsx'
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

const { shape } = changePassword.body
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
      <PasswordItem name="oldPassword" of={shape.oldPassword} label={texts.old} />
      <PasswordItem name="newPassword" of={shape.newPassword} label={texts.new} autoComplete="new-password" />
      <PasswordItem
        name="again"
        of={shape.newPassword}
        label={texts.again}
        extra={null}
        autoComplete="new-password"
      />
      <Button type="link" className="inline-link" onClick={onForgotten}>
        {texts.forgotten}
      </Button>
    </FormDialog>
  )
}
