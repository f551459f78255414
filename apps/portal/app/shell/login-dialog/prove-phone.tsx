import { verifyCode } from '@lqr/contract/identity/calls.ts'
import { Button } from '@lqr/ui/button.tsx'
import type { Captcha } from '@lqr/web-client/captcha/use-captcha.ts'
import { FormProvider } from 'react-hook-form'
import * as z from 'zod'
import { call } from '../call.ts'
import { Refusal } from '../forms/refusal.tsx'
import { useCallForm } from '../forms/use-call-form.ts'
import { copy } from './copy.ts'
import { PhoneProof } from './phone-proof.tsx'

const proofSchema = z.strictObject({
  phone: verifyCode.body.shape.phone,
  verificationCode: verifyCode.body.shape.code,
  captcha: z.string(),
})

interface Props {
  captcha: Captcha
  /** Gets the one-time ticket of who has the phone; what it throws is said in the form. */
  onProved: (ticket: string) => void | Promise<void>
}

/** Exchanges a code that came to the phone for a one-time ticket. */
export function ProvePhone({ captcha, onProved }: Props) {
  const form = useCallForm({
    schema: proofSchema,
    defaultValues: { phone: '', captcha: '', verificationCode: '' },
    fieldOfError: { 'identity.codeWrong': 'verificationCode' },
    send: async ({ phone, verificationCode: code }) => {
      const body = { phone, code, scene: 'password' } as const
      const path = '/api/system/verification/verifyCode'
      await onProved((await call<typeof verifyCode>('POST', path, { body }, { quiet: true })).ticket)
    },
  })
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
        <Refusal text={form.refusal} />
        <PhoneProof scene="password" captcha={captcha} />
        <Button kind="primary" type="submit" busy={form.busy}>
          {copy.nextStep}
        </Button>
      </form>
    </FormProvider>
  )
}
