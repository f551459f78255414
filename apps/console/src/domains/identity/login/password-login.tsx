import { Alert, Button, Form } from 'antd'
import { login } from '@lqr/contract/identity/calls.ts'
import type { UserType } from '@lqr/contract/identity/entities.ts'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { useCaptcha } from '@lqr/web-client/captcha/use-captcha.ts'
import { PasswordItem, TextItem } from '../../../shell/forms/text-item.tsx'
import { bodyErrors, showErrors } from '../../../shell/forms/contract-form.ts'
import { useAction } from '../../../shell/use-action.ts'
import { StackedForm } from '../../../shell/forms/stacked-form.tsx'
import { busy } from '../../../shell/forms/busy.tsx'
import { CaptchaField } from '../captcha/captcha-field.tsx'
import { loadCaptcha } from '../captcha/load-captcha.ts'
import { copy } from '../copy.ts'

interface Values {
  username?: string
  password?: string
  verificationCode?: string
}

interface PasswordLoginProps {
  userType: UserType
  onSignedIn: (pair: CallOutput<typeof login>) => void
}

const texts = copy.login

/** User name, password and captcha. A refused try keeps what was typed and brings a new captcha. */
export function PasswordLogin({ userType, onSignedIn }: PasswordLoginProps) {
  const [form] = Form.useForm<Values>()
  const captcha = useCaptcha(loadCaptcha)
  const { run, isBusy, failure } = useAction(login, {
    quiet: true,
    onDone: onSignedIn,
    onFailure: ({ fields }) => {
      form.setFieldValue('verificationCode', '')
      captcha.refresh()
      showErrors(form, fields)
    },
  })
  const submit = async (values: Values) => {
    const body = {
      username: values.username ?? '',
      password: values.password ?? '',
      verificationCode: values.verificationCode ?? '',
      uuid: captcha.uuid,
      userType,
      client: 'console' as const,
    }
    const { uuid: missing, ...typed } = bodyErrors(login, body)
    const errors = missing ? { verificationCode: copy.captcha.notLoaded, ...typed } : typed
    if (Object.keys(errors).length > 0) showErrors(form, errors)
    else run({ body: { ...body, proof: await captcha.prove() } })
  }
  return (
    <StackedForm form={form} onFinish={submit}>
      {failure && <Alert type="error" showIcon title={failure.msg} className="form-alert" />}
      <TextItem name="username" of={login.body.shape.username} autoComplete="username" autoFocus />
      <PasswordItem name="password" of={login.body.shape.password} />
      <Form.Item name="verificationCode" label={copy.captcha.label} extra={copy.captcha.help}>
        <CaptchaField captcha={captcha} />
      </Form.Item>
      <Button type="primary" htmlType="submit" block {...busy(isBusy || captcha.isProving)}>
        {texts.submit}
      </Button>
    </StackedForm>
  )
}
