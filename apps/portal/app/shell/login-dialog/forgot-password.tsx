import { resetPassword } from '@lqr/contract/identity/calls.ts'
import { fieldMeta } from '@lqr/contract/kernel/field.ts'
import { Button } from '@lqr/ui/button.tsx'
import type { Captcha } from '@lqr/web-client/captcha/use-captcha.ts'
import { useState } from 'react'
import * as z from 'zod'
import { call } from '../call.ts'
import { Refusal } from '../forms/refusal.tsx'
import { useCallForm } from '../forms/use-call-form.ts'
import { copy } from './copy.ts'
import { PasswordInput } from './password-input.tsx'
import { ProvePhone } from './prove-phone.tsx'
import { UserTypeField } from './user-type-field.tsx'

const newPasswordSchema = z
  .strictObject({
    password: resetPassword.body.shape.password,
    passwordAgain: z.string(),
    userType: z
      .literal('')
      .transform(() => undefined)
      .or(resetPassword.body.shape.userType),
  })
  .refine((values) => values.password === values.passwordAgain, {
    message: copy.passwordsDiffer,
    path: ['passwordAgain'],
    // Said at once, not only when everything else is right.
    when: () => true,
  })

interface NewPasswordProps {
  /** Undefined: the token of a first login stands in for it. */
  ticket: string | undefined
  onExpired: (text: string) => void
  onDone: () => void
}

function NewPassword({ ticket, onExpired, onDone }: NewPasswordProps) {
  const form = useCallForm({
    schema: newPasswordSchema,
    defaultValues: { password: '', passwordAgain: '', userType: '' },
    fieldOfError: { 'identity.userTypeNeeded': 'userType', 'identity.notRegistered': 'userType' },
    send: async ({ password, userType }) => {
      const path = '/api/system/LoginController/updatePasswordNovcerificationCode'
      const body = { password, ...(ticket ? { ticket } : {}), ...(userType ? { userType } : {}) }
      await call<typeof resetPassword>('POST', path, { body }, { quiet: true })
      onDone()
    },
    onRefused: (error) => {
      if (error.key === 'identity.ticketWrong') onExpired(error.message)
    },
  })
  return (
    <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
      <Refusal text={form.refusal} />
      {ticket && <UserTypeField optional error={form.errorOf('userType')} {...form.register('userType')} />}
      <PasswordInput
        label={copy.newPassword}
        autoComplete="new-password"
        help={fieldMeta(resetPassword.body.shape.password)?.help}
        error={form.errorOf('password')}
        {...form.register('password')}
      />
      <PasswordInput
        label={copy.passwordAgain}
        autoComplete="new-password"
        error={form.errorOf('passwordAgain')}
        {...form.register('passwordAgain')}
      />
      <Button kind="primary" type="submit" busy={form.busy}>
        {copy.reset}
      </Button>
    </form>
  )
}

interface Props {
  captcha: Captcha
  /** The account came with an initial password that must go; its login is proof enough. */
  mustReset: boolean
  onDone: () => void
  onBack: () => void
}

/** Proves the phone number, then sets a new password with the one-time ticket. */
export function ForgotPassword({ captcha, mustReset, onDone, onBack }: Props) {
  const [ticket, setTicket] = useState<string>()
  const [expired, setExpired] = useState<string>()
  const startAgain = (text: string) => {
    setTicket(undefined)
    setExpired(text)
  }
  return (
    <div className="flex flex-col gap-4">
      {mustReset && (
        <p className="rounded-control bg-warning-soft px-3 py-2 text-note text-warning">{copy.mustReset}</p>
      )}
      <Refusal text={expired} />
      {mustReset || ticket ? (
        <NewPassword ticket={ticket} onDone={onDone} onExpired={startAgain} />
      ) : (
        <ProvePhone captcha={captcha} onProved={setTicket} />
      )}
      <Button kind="quiet" size="small" onClick={onBack} className="self-start">
        {copy.back}
      </Button>
    </div>
  )
}
