import { Button, Form } from 'antd'
import { enrolSecondFactor } from '@lqr/contract/identity/second-factor-calls.ts'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { PasswordItem } from '../../../shell/forms/text-item.tsx'
import { busy } from '../../../shell/forms/busy.tsx'
import { FormProblem } from '../../../shell/forms/form-problem.tsx'
import { StackedForm } from '../../../shell/forms/stacked-form.tsx'
import { useFormAction } from '../../../shell/forms/use-form-action.ts'
import { copy } from './copy.ts'

interface Values {
  password?: string
}

interface PasswordStepProps {
  onBegun: (enrolment: CallOutput<typeof enrolSecondFactor>) => void
}

/** The password once more, before a secret is shown. */
export function PasswordStep({ onBegun }: PasswordStepProps) {
  const [form] = Form.useForm<Values>()
  const { submit, isBusy, problem } = useFormAction(enrolSecondFactor, form, { onDone: onBegun })
  return (
    <StackedForm form={form} onFinish={({ password = '' }: Values) => submit({ body: { password } })}>
      <FormProblem text={problem} />
      <PasswordItem
        name="password"
        of={enrolSecondFactor.body.shape.password}
        label={copy.password}
        extra={copy.passwordHelp}
      />
      <Button type="primary" htmlType="submit" {...busy(isBusy)}>
        {copy.next}
      </Button>
    </StackedForm>
  )
}
