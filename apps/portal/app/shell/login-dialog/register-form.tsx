import { register as registerCall } from '@lqr/contract/identity/calls.ts'
import { REGISTER_ACTION_CODE } from '@lqr/contract/identity/entities.ts'
import { Button } from '@lqr/ui/button.tsx'
import { CheckField } from '@lqr/ui/check-field.tsx'
import { InputField } from '@lqr/ui/field-inputs.tsx'
import type { Captcha } from '@lqr/web-client/captcha/use-captcha.ts'
import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import * as z from 'zod'
import { call } from '../call.ts'
import { inputProps } from '../forms/input-props.ts'
import { Refusal } from '../forms/refusal.tsx'
import { useCallForm } from '../forms/use-call-form.ts'
import { AgreementDialog } from './agreement-dialog.tsx'
import { copy } from './copy.ts'
import { PasswordInput } from './password-input.tsx'
import { PhoneProof } from './phone-proof.tsx'
import { useAgreement } from './use-agreement.ts'

const schema = registerCall.body
  .omit({ actionCode: true, agreementVersion: true })
  .extend({ captcha: z.string(), passwordAgain: z.string() })
  .refine((values) => values.password === values.passwordAgain, {
    message: copy.passwordsDiffer,
    path: ['passwordAgain'],
    // Said at once, not only when everything else is right.
    when: () => true,
  })

interface Props {
  captcha: Captcha
  onRegistered: (username: string) => void
}

export function RegisterForm({ captcha, onRegistered }: Props) {
  const { agreement, failed, reload } = useAgreement()
  const [reading, setReading] = useState(false)
  const form = useCallForm({
    schema,
    defaultValues: {
      username: '',
      password: '',
      passwordAgain: '',
      phone: '',
      captcha: '',
      verificationCode: '',
      corporateName: '',
    },
    fieldOfError: {
      'identity.usernameTaken': 'username',
      'identity.phoneTaken': 'phone',
      'identity.codeWrong': 'verificationCode',
      'identity.agreementOutdated': 'consent',
    },
    send: async ({ captcha: _used, passwordAgain: _same, corporateName, ...values }) => {
      if (!agreement) return
      const body = {
        ...values,
        ...(corporateName ? { corporateName } : {}),
        actionCode: REGISTER_ACTION_CODE,
        agreementVersion: agreement.version,
      } as const
      await call<typeof registerCall>(
        'POST',
        '/api/system/LoginController/register',
        { body },
        { quiet: true },
      )
      onRegistered(values.username)
    },
    onRefused: (error) => {
      if (error.key === 'identity.agreementOutdated') reload()
    },
  })
  const { register, errorOf } = form
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-3">
        <Refusal text={form.refusal ?? (failed ? copy.agreementFailed : undefined)} />
        <InputField
          {...inputProps(registerCall.body.shape.username)}
          required
          autoComplete="username"
          error={errorOf('username')}
          {...register('username')}
        />
        <PasswordInput
          {...inputProps(registerCall.body.shape.password)}
          autoComplete="new-password"
          error={errorOf('password')}
          {...register('password')}
        />
        <PasswordInput
          label={copy.passwordAgain}
          autoComplete="new-password"
          error={errorOf('passwordAgain')}
          {...register('passwordAgain')}
        />
        <InputField
          {...inputProps(registerCall.body.shape.corporateName)}
          label={copy.corporateName}
          autoComplete="organization"
          error={errorOf('corporateName')}
          {...register('corporateName')}
        />
        <PhoneProof scene="register" captcha={captcha} />
        <div className="flex flex-wrap items-center gap-x-1">
          <CheckField error={errorOf('consent')} {...register('consent')}>
            {copy.agreementPrefix}
          </CheckField>
          <Button
            kind="quiet"
            size="small"
            disabled={!agreement}
            onClick={() => setReading(true)}
            className="px-0"
          >
            《{agreement?.title ?? copy.agreementTitle}》
          </Button>
          {failed && (
            <Button kind="secondary" size="small" onClick={reload}>
              {copy.reload}
            </Button>
          )}
        </div>
        <p className="sticky -bottom-6 -mb-6 bg-surface py-3 max-sm:-bottom-4 max-sm:-mb-4">
          <Button kind="primary" type="submit" busy={form.busy} disabled={!agreement} className="w-full">
            {copy.register}
          </Button>
        </p>
        {agreement && (
          <AgreementDialog agreement={agreement} open={reading} onClose={() => setReading(false)} />
        )}
      </form>
    </FormProvider>
  )
}
