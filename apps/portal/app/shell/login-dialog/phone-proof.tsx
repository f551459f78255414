import { mobile, smsCode } from '@lqr/contract/identity/fields.ts'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import { maxLengthOf } from '@lqr/contract/kernel/field-limits.ts'
import { Button } from '@lqr/ui/button.tsx'
import { Field } from '@lqr/ui/field.tsx'
import { InputField } from '@lqr/ui/field-inputs.tsx'
import type { Captcha } from '@lqr/web-client/captcha/use-captcha.ts'
import { useCountdown } from '@lqr/web-client/use-countdown.ts'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { inputProps } from '../forms/input-props.ts'
import { showToast } from '../toast/toast-store.ts'
import { CaptchaField } from './captcha-field.tsx'
import { copy } from './copy.ts'
import { type CodeScene, requestCode } from './send-code.ts'

/** The fields of a form that proves a phone number by SMS. */
export interface PhoneValues {
  phone: string
  captcha: string
  verificationCode: string
}

/** Phone number, captcha, and the SMS code with the button that sends it. Stands inside a FormProvider. */
export function PhoneProof({ scene, captcha }: { scene: CodeScene; captcha: Captcha }) {
  const { register, formState, getValues, setValue, setError, trigger } = useFormContext<PhoneValues>()
  const { left, start } = useCountdown()
  const [sending, setSending] = useState(false)

  const send = async () => {
    const word = getValues('captcha').trim()
    const phoneIsRight = await trigger('phone', { shouldFocus: true })
    if (!word) setError('captcha', { message: copy.captchaFirst }, { shouldFocus: phoneIsRight })
    if (!phoneIsRight || !word) return
    setSending(true)
    const proof = { uuid: captcha.uuid, captcha: word, proof: await captcha.prove() }
    const result = await requestCode(scene, getValues('phone'), proof)
    setSending(false)
    setValue('captcha', '')
    captcha.refresh()
    if ('field' in result) {
      setError(result.field, { message: result.message }, { shouldFocus: true })
    } else {
      showToast({ tone: 'success', text: copy.codeSent })
      start(result.resendAfterSeconds)
    }
  }

  const errors = formState.errors
  return (
    <>
      <InputField
        {...inputProps(mobile)}
        required
        autoComplete="tel-national"
        error={errors.phone?.message}
        {...register('phone')}
      />
      <CaptchaField
        captcha={captcha}
        error={errors.captcha?.message}
        onAnother={() => setValue('captcha', '')}
        {...register('captcha')}
      />
      <div className="flex items-start gap-2">
        <Field label={labelOf(smsCode)} error={errors.verificationCode?.message} required className="flex-1">
          {(control) => (
            <input
              {...register('verificationCode')}
              {...control}
              autoComplete="one-time-code"
              inputMode="numeric"
              maxLength={maxLengthOf(smsCode)}
            />
          )}
        </Field>
        <Button
          busy={sending}
          disabled={left > 0}
          onClick={() => void send()}
          className="mt-[1.65rem] w-36 shrink-0"
        >
          {left > 0 ? copy.resendIn(left) : copy.sendCode}
        </Button>
      </div>
    </>
  )
}
