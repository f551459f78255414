import { Button, Form } from 'antd'
import { changeSignUp, type OwnSignUp, signUp, signUpFields } from '@lqr/contract/activities/sign-up-calls.ts'
import { busy } from '../../shell/forms/busy.tsx'
import { FormProblem } from '../../shell/forms/form-problem.tsx'
import { numberOf } from '../../shell/forms/number-of.ts'
import { StackedForm } from '../../shell/forms/stacked-form.tsx'
import { TextItem } from '../../shell/forms/text-item.tsx'
import { useFormAction } from '../../shell/forms/use-form-action.ts'
import { toastSuccess } from '../../shell/toast.ts'
import { mineCopy as texts } from './copy.ts'

interface Values {
  contactName?: string
  contactPhone?: string
  people?: string
}

interface SignUpFormProps {
  own: OwnSignUp
  onChanged: () => void
}

const { shape } = signUpFields

/** Who comes and with how many: a new sign-up, or another one in place of what there is. */
export function SignUpForm({ own, onChanged }: SignUpFormProps) {
  const { activity, ticket, name, phone } = own
  const { id, capacity, signedPeople, waitingPeople } = activity
  const [form] = Form.useForm<Values>()
  const { submit, isBusy, problem } = useFormAction(ticket ? changeSignUp : signUp, form, {
    onDone: (now) => {
      const isWaiting = now.ticket?.state === 'WAITING'
      toastSuccess(ticket ? texts.changed : isWaiting ? texts.nowWaiting : texts.joined)
      onChanged()
    },
  })
  const isFull = capacity !== null && (signedPeople >= capacity || waitingPeople > 0)
  const initial = {
    contactName: ticket?.contactName ?? name,
    contactPhone: ticket?.contactPhone ?? phone,
    people: String(ticket?.people ?? 1),
  }
  return (
    <section className="panel narrow" aria-label={ticket ? texts.change : texts.form}>
      <h2>{ticket ? texts.change : texts.form}</h2>
      {!ticket && isFull && <p>{texts.full}</p>}
      <StackedForm<Values>
        form={form}
        initialValues={initial}
        onFinish={({ contactName = '', contactPhone = '', people }) =>
          submit({ params: { id }, body: { contactName, contactPhone, people: numberOf(people) as number } })
        }
      >
        <FormProblem text={problem} />
        <TextItem name="contactName" of={shape.contactName} autoComplete="name" />
        <TextItem name="contactPhone" of={shape.contactPhone} autoComplete="tel-national" />
        <TextItem name="people" of={shape.people} inputMode="numeric" />
        <Button type="primary" htmlType="submit" {...busy(isBusy)}>
          {ticket ? texts.save : isFull ? texts.wait : texts.submit}
        </Button>
      </StackedForm>
    </section>
  )
}
