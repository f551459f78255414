import { Button, Form, Steps } from 'antd'
import { useState } from 'react'
import { updatePhone } from '@lqr/contract/identity/calls.ts'
import { identityErrors } from '@lqr/contract/identity/errors.ts'
import { busy } from '../../../shell/forms/busy.tsx'
import { FormProblem } from '../../../shell/forms/form-problem.tsx'
import { StackedForm } from '../../../shell/forms/stacked-form.tsx'
import { useFormAction } from '../../../shell/forms/use-form-action.ts'
import { PhoneCodeFields, type PhoneCodeValues } from '../captcha/phone-code-fields.tsx'
import { VerifyPhone } from '../password/verify-phone.tsx'
import { copy } from './copy.ts'
import { Dialog } from '../../../shell/forms/dialog.tsx'

const texts = copy.phone
const NAMES = { verificationCode: 'code' }

interface NewPhoneProps {
  ticket: string
  oldPhone: string
  onDone: () => void
  onExpired: () => void
}

function NewPhone({ ticket, oldPhone, onDone, onExpired }: NewPhoneProps) {
  const [form] = Form.useForm<PhoneCodeValues>()
  const { submit, isBusy, problem } = useFormAction(updatePhone, form, {
    onDone,
    names: NAMES,
    onFailure: ({ key }) => {
      if (key === identityErrors.ticketWrong.key) onExpired()
    },
  })
  const finish = ({ phone = '', code = '' }: PhoneCodeValues) =>
    submit(
      { body: { ticket, phone, verificationCode: code } },
      phone === oldPhone ? { phone: texts.same } : {},
    )
  return (
    <StackedForm form={form} onFinish={finish}>
      <FormProblem text={problem} />
      <p className="muted panel-note">{texts.newIntro}</p>
      <PhoneCodeFields form={form} scene="phone" />
      <Button type="primary" htmlType="submit" {...busy(isBusy)}>
        {texts.submit}
      </Button>
    </StackedForm>
  )
}

interface ChangePhoneProps {
  oldPhone: string
  onDone: () => void
  onClose: () => void
}

/** Another phone: a code to the one in use proves the person, a code to the new one proves the number. */
export function ChangePhone({ oldPhone, onDone, onClose }: ChangePhoneProps) {
  const [ticket, setTicket] = useState<string>()
  const [expired, setExpired] = useState<string>()
  const steps = [{ title: texts.stepOld }, { title: texts.stepNew }]
  const startAgain = () => {
    setTicket(undefined)
    setExpired(texts.expired)
  }
  return (
    <Dialog title={texts.change} footer={null} onCancel={onClose}>
      <Steps size="small" current={ticket ? 1 : 0} items={steps} className="form-steps" responsive={false} />
      {ticket ? (
        <NewPhone ticket={ticket} oldPhone={oldPhone} onDone={onDone} onExpired={startAgain} />
      ) : (
        <>
          <FormProblem text={expired} />
          <p className="muted panel-note">{texts.oldIntro}</p>
          <VerifyPhone scene="phone" phone={oldPhone} onTicket={setTicket} />
          <p className="muted panel-foot">{texts.lost}</p>
        </>
      )}
    </Dialog>
  )
}
