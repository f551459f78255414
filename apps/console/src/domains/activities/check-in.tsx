import { Alert, Button, Form } from 'antd'
import { useState } from 'react'
import { checkIn, type SignUpLine } from '@lqr/contract/activities/desk-calls.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import { busy } from '../../shell/forms/busy.tsx'
import { FormProblem } from '../../shell/forms/form-problem.tsx'
import { StackedForm } from '../../shell/forms/stacked-form.tsx'
import { TextItem } from '../../shell/forms/text-item.tsx'
import { useFormAction } from '../../shell/forms/use-form-action.ts'
import { useListSearch } from '../../shell/records/use-list-search.ts'
import { deskCopy as texts } from './copy.ts'
import { useDeskRenewed } from './use-desk-renewed.ts'

const wordsOf = ({ contactName, people, checkedInAt }: SignUpLine) =>
  texts.already(contactName, people, formatDateTime(checkedInAt))

/** Checks tickets in one after another; a code that was scanned with a phone opens the page with its number (`?ticket=`). */
export function CheckIn({ activityId }: { activityId: string }) {
  const [form] = Form.useForm<{ ticketNumber?: string }>()
  const scanned = useListSearch().text('ticket')
  const [came, setCame] = useState<SignUpLine>()
  const renew = useDeskRenewed()
  const { submit, isBusy, problem, setProblem } = useFormAction(checkIn, form, {
    onDone: (line) => {
      setCame(line)
      form.setFieldValue('ticketNumber', '')
      renew()
    },
    onFailure: ({ data }) => {
      setCame(undefined)
      if (data) setProblem(wordsOf(data as SignUpLine))
    },
  })
  return (
    <section className="panel narrow" aria-label={texts.checkIn}>
      <h2>{texts.checkIn}</h2>
      <p className="muted">{texts.checkInHint}</p>
      <StackedForm
        form={form}
        initialValues={{ ticketNumber: scanned ?? '' }}
        onFinish={({ ticketNumber = '' }) => submit({ params: { id: activityId }, body: { ticketNumber } })}
      >
        <FormProblem text={problem} />
        <div role="status">
          {came && <Alert type="success" showIcon title={texts.done(came.contactName, came.people)} />}
        </div>
        <TextItem name="ticketNumber" of={checkIn.body.shape.ticketNumber} inputMode="numeric" autoFocus />
        <Button type="primary" htmlType="submit" {...busy(isBusy)}>
          {texts.ok}
        </Button>
      </StackedForm>
    </section>
  )
}
