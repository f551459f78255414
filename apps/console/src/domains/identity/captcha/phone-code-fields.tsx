import { Button, Form, type FormInstance, Input } from 'antd'
import { mobile, smsCode } from '@lqr/contract/identity/fields.ts'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import { maxLengthOf } from '@lqr/contract/kernel/field-limits.ts'
import { sendCode } from '@lqr/contract/identity/calls.ts'
import type { SmsScene } from '@lqr/contract/identity/entities.ts'
import { explainIssues } from '@lqr/contract/kernel/explain-issues.ts'
import { maskPhone } from '@lqr/contract/rules/mask.ts'
import { useCaptcha } from '@lqr/web-client/captcha/use-captcha.ts'
import { useCountdown } from '@lqr/web-client/use-countdown.ts'
import { TextItem } from '../../../shell/forms/text-item.tsx'
import { busy } from '../../../shell/forms/busy.tsx'
import { bodyErrors, showErrors } from '../../../shell/forms/contract-form.ts'
import { toastSuccess } from '../../../shell/toast.ts'
import { useAction } from '../../../shell/use-action.ts'
import { copy } from '../copy.ts'
import { CaptchaField } from './captcha-field.tsx'
import { loadCaptcha } from './load-captcha.ts'
import '../identity.css'

export interface PhoneCodeValues {
  phone?: string
  captcha?: string
  code?: string
}

interface PhoneCodeFieldsProps {
  form: FormInstance
  scene: SmsScene
  /** The number is known and not asked for. */
  phone?: string | undefined
}

const texts = copy.sms

/** Phone, captcha, and the code sent to the phone; the captcha is asked before each sending. */
export function PhoneCodeFields({ form, scene, phone: known }: PhoneCodeFieldsProps) {
  const captcha = useCaptcha(loadCaptcha)
  const { left, start } = useCountdown()
  /** A captcha is used up by one sending, whatever came of it. */
  const renew = () => {
    form.setFieldValue('captcha', '')
    captcha.refresh()
  }
  const { run, isBusy } = useAction(sendCode, {
    onDone: ({ resendAfterSeconds }) => {
      renew()
      toastSuccess(texts.sent)
      start(resendAfterSeconds)
      form.getFieldInstance('code')?.focus()
    },
    onFailure: ({ fields }) => {
      renew()
      showErrors(form, fields)
    },
  })
  const send = async () => {
    const { phone = known ?? '', captcha: typed = '' } = form.getFieldsValue() as PhoneCodeValues
    const query = { phone, scene }
    const body = { uuid: captcha.uuid, captcha: typed }
    const parsed = sendCode.query.safeParse(query)
    const { uuid: _, ...errors } = {
      ...(parsed.success ? {} : explainIssues(parsed.error)),
      ...bodyErrors(sendCode, body),
    }
    if (Object.keys(errors).length > 0) showErrors(form, errors)
    else run({ query, body: { ...body, proof: await captcha.prove() } })
  }
  return (
    <>
      {known ? (
        <p className="panel-note">{texts.to(maskPhone(known))}</p>
      ) : (
        <TextItem name="phone" of={mobile} autoComplete="tel-national" />
      )}
      <Form.Item name="captcha" label={copy.captcha.label} extra={copy.captcha.help}>
        <CaptchaField captcha={captcha} />
      </Form.Item>
      <Form.Item label={labelOf(smsCode)} htmlFor="code" className="code-item">
        <div className="code-row">
          <Form.Item name="code" noStyle>
            <Input inputMode="numeric" autoComplete="one-time-code" maxLength={maxLengthOf(smsCode)} />
          </Form.Item>
          <Button onClick={() => void send()} {...busy(isBusy || captcha.isProving)} disabled={left > 0}>
            {left > 0 ? texts.again(left) : texts.send}
          </Button>
        </div>
      </Form.Item>
    </>
  )
}
