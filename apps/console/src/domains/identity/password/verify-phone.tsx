import { Button, Form } from 'antd'
import { verifyCode } from '@lqr/contract/identity/calls.ts'
import { busy } from '../../../shell/forms/busy.tsx'
import { FormProblem } from '../../../shell/forms/form-problem.tsx'
import { StackedForm } from '../../../shell/forms/stacked-form.tsx'
import { useFormAction } from '../../../shell/forms/use-form-action.ts'
import { PhoneCodeFields, type PhoneCodeValues } from '../captcha/phone-code-fields.tsx'
import { copy } from '../copy.ts'

interface VerifyPhoneProps {
  /** What the ticket shall be good for. */
  scene: 'password' | 'phone'
  /** The number is known and not asked for. */
  phone?: string | undefined
  onTicket: (ticket: string) => void
}

/** A code to the phone, exchanged for a one-time ticket. */
export function VerifyPhone({ scene, phone: known, onTicket }: VerifyPhoneProps) {
  const [form] = Form.useForm<PhoneCodeValues>()
  const { submit, isBusy, problem } = useFormAction(verifyCode, form, {
    onDone: ({ ticket }) => onTicket(ticket),
  })
  const finish = ({ phone = known ?? '', code = '' }: PhoneCodeValues) =>
    submit({ body: { phone, code, scene } })
  return (
    <StackedForm form={form} onFinish={finish}>
      <FormProblem text={problem} />
      <PhoneCodeFields form={form} scene={scene} phone={known} />
      <Button type="primary" htmlType="submit" {...busy(isBusy)}>
        {copy.reset.verify}
      </Button>
    </StackedForm>
  )
}
