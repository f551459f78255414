import { loginPhone } from '@lqr/contract/identity/calls.ts'
import type { TokenPair } from '@lqr/contract/identity/entities.ts'
import { Button } from '@lqr/ui/button.tsx'
import type { Captcha } from '@lqr/web-client/captcha/use-captcha.ts'
import { FormProvider } from 'react-hook-form'
import * as z from 'zod'
import { call } from '../call.ts'
import { Refusal } from '../forms/refusal.tsx'
import { useCallForm } from '../forms/use-call-form.ts'
import { copy } from './copy.ts'
import { PhoneProof } from './phone-proof.tsx'
import { UserTypeField } from './user-type-field.tsx'

const schema = loginPhone.body.omit({ client: true }).extend({ captcha: z.string() })

interface Props {
  captcha: Captcha
  onLoggedIn: (pair: TokenPair) => Promise<void>
}

export function SmsLogin({ captcha, onLoggedIn }: Props) {
  const form = useCallForm({
    schema,
    defaultValues: { phone: '', captcha: '', verificationCode: '', userType: 'enterprise' },
    fieldOfError: { 'identity.codeWrong': 'verificationCode' },
    send: async ({ captcha: _used, ...typed }) => {
      const body = { ...typed, client: 'portal' as const }
      const path = '/api/system/LoginController/loginPhone'
      await onLoggedIn(await call<typeof loginPhone>('POST', path, { body }, { quiet: true }))
    },
  })
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
        <Refusal text={form.refusal} />
        <UserTypeField {...form.register('userType')} />
        <PhoneProof scene="login" captcha={captcha} />
        <Button kind="primary" type="submit" busy={form.busy}>
          {copy.login}
        </Button>
      </form>
    </FormProvider>
  )
}
