import { Alert, Button, Form } from 'antd'
import { loginPhone } from '@lqr/contract/identity/calls.ts'
import type { UserType } from '@lqr/contract/identity/entities.ts'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { bodyErrors, showErrors } from '../../../shell/forms/contract-form.ts'
import { useAction } from '../../../shell/use-action.ts'
import { StackedForm } from '../../../shell/forms/stacked-form.tsx'
import { busy } from '../../../shell/forms/busy.tsx'
import { copy } from '../copy.ts'
import { PhoneCodeFields, type PhoneCodeValues } from '../captcha/phone-code-fields.tsx'

interface PhoneLoginProps {
  userType: UserType
  onSignedIn: (pair: CallOutput<typeof loginPhone>) => void
}

const NAMES = { verificationCode: 'code' }

/** Phone number, captcha and the code sent to the phone. */
export function PhoneLogin({ userType, onSignedIn }: PhoneLoginProps) {
  const [form] = Form.useForm<PhoneCodeValues>()
  const { run, isBusy, failure } = useAction(loginPhone, {
    quiet: true,
    onDone: onSignedIn,
    onFailure: ({ fields }) => showErrors(form, fields, NAMES),
  })
  const submit = (values: PhoneCodeValues) => {
    const typed = { phone: values.phone ?? '', verificationCode: values.code ?? '' }
    const body = { ...typed, userType, client: 'console' as const }
    const errors = bodyErrors(loginPhone, body)
    if (Object.keys(errors).length > 0) showErrors(form, errors, NAMES)
    else run({ body })
  }
  return (
    <StackedForm form={form} onFinish={submit}>
      {failure && <Alert type="error" showIcon title={failure.msg} className="form-alert" />}
      <PhoneCodeFields form={form} scene="login" />
      <Button type="primary" htmlType="submit" block {...busy(isBusy)}>
        {copy.login.submit}
      </Button>
    </StackedForm>
  )
}
