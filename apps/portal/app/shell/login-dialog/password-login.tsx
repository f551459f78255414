import { login } from '@lqr/contract/identity/calls.ts'
import type { TokenPair } from '@lqr/contract/identity/entities.ts'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import { Button } from '@lqr/ui/button.tsx'
import { InputField } from '@lqr/ui/field-inputs.tsx'
import type { Captcha } from '@lqr/web-client/captcha/use-captcha.ts'
import { call } from '../call.ts'
import { inputProps } from '../forms/input-props.ts'
import { Refusal } from '../forms/refusal.tsx'
import { useCallForm } from '../forms/use-call-form.ts'
import { CaptchaField } from './captcha-field.tsx'
import { copy } from './copy.ts'
import { PasswordInput } from './password-input.tsx'
import { UserTypeField } from './user-type-field.tsx'

interface Props {
  captcha: Captcha
  onLoggedIn: (pair: TokenPair) => Promise<void>
  onForgot: () => void
  onForgotUserName: () => void
}

const schema = login.body.omit({ uuid: true, client: true, proof: true })

export function PasswordLogin({ captcha, onLoggedIn, onForgot, onForgotUserName }: Props) {
  const form = useCallForm({
    schema,
    defaultValues: { username: '', password: '', verificationCode: '', userType: 'enterprise' },
    fieldOfError: {
      'identity.captchaWrong': 'verificationCode',
      'identity.captchaUnproven': 'verificationCode',
    },
    send: async (values) => {
      const proof = await captcha.prove()
      const body = { ...values, uuid: captcha.uuid, proof, client: 'portal' as const }
      const path = '/api/system/LoginController/login'
      await onLoggedIn(await call<typeof login>('POST', path, { body }, { quiet: true }))
    },
    onRefused: () => {
      form.resetField('verificationCode', { keepError: true })
      captcha.refresh()
    },
  })
  const { register, errorOf } = form
  return (
    <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
      <Refusal text={form.refusal} />
      <UserTypeField {...register('userType')} />
      <InputField
        {...inputProps(schema.shape.username)}
        required
        autoComplete="username"
        error={errorOf('username')}
        {...register('username')}
      />
      <PasswordInput
        label={labelOf(schema.shape.password)}
        autoComplete="current-password"
        error={errorOf('password')}
        {...register('password')}
      />
      <CaptchaField
        captcha={captcha}
        error={errorOf('verificationCode')}
        onAnother={() => form.resetField('verificationCode', { keepError: true })}
        {...register('verificationCode')}
      />
      <Button kind="primary" type="submit" busy={form.busy}>
        {copy.login}
      </Button>
      <div className="flex flex-wrap gap-3">
        <Button kind="quiet" size="small" onClick={onForgot}>
          {copy.forgot}
        </Button>
        <Button kind="quiet" size="small" onClick={onForgotUserName}>
          {copy.forgotUserName}
        </Button>
      </div>
    </form>
  )
}
