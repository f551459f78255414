import { verifySecondFactor } from '@lqr/contract/identity/second-factor-calls.ts'
import type { TokenPair } from '@lqr/contract/identity/entities.ts'
import { Button } from '@lqr/ui/button.tsx'
import { InputField } from '@lqr/ui/field-inputs.tsx'
import { call } from '../call.ts'
import { inputProps } from '../forms/input-props.ts'
import { Refusal } from '../forms/refusal.tsx'
import { useCallForm } from '../forms/use-call-form.ts'
import { copy } from './copy.ts'

interface Props {
  /** The token of the first step: good for giving the code alone, so it is never stored. */
  token: string
  onLoggedIn: (pair: TokenPair) => Promise<void>
  onBack: () => void
}

/** The second step of a login: the code of the authenticator app, or a recovery code. */
export function SecondFactor({ token, onLoggedIn, onBack }: Props) {
  const form = useCallForm({
    schema: verifySecondFactor.body,
    defaultValues: { code: '' },
    fieldOfError: { 'identity.secondFactorWrong': 'code' },
    send: async (body) => {
      const path = '/console/identity/secondFactor/verify'
      await onLoggedIn(await call<typeof verifySecondFactor>('POST', path, { body }, { quiet: true, token }))
    },
  })
  return (
    <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-4">
      <Refusal text={form.refusal} />
      <InputField
        {...inputProps(verifySecondFactor.body.shape.code)}
        help={copy.codeHelp}
        required
        autoComplete="one-time-code"
        error={form.errorOf('code')}
        {...form.register('code')}
      />
      <Button kind="primary" type="submit" busy={form.busy}>
        {copy.login}
      </Button>
      <Button kind="quiet" size="small" onClick={onBack} className="self-start">
        {copy.back}
      </Button>
    </form>
  )
}
