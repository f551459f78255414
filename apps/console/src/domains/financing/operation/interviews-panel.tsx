import { Button, Form, Select } from 'antd'
import { useState } from 'react'
import { cancelInterview, type Interview, proposeInterview } from '@lqr/contract/financing/operation-calls.ts'
import { INTERVIEW_WAYS } from '@lqr/contract/financing/operation-kinds.ts'
import type { CallInput } from '@lqr/contract/kernel/define-call.ts'
import { labelsOf } from '@lqr/contract/kernel/field.ts'
import { chinaToday } from '@lqr/contract/rules/china-day.ts'
import { moveCopy } from '../../../shell/cases/copy.ts'
import { busy } from '../../../shell/forms/busy.tsx'
import { ConfirmedButton } from '../../../shell/forms/confirmed-button.tsx'
import { FormDialog } from '../../../shell/forms/form-dialog.tsx'
import { MomentInput } from '../../../shell/forms/moment-input.tsx'
import { LongTextItem, TextItem } from '../../../shell/forms/text-item.tsx'
import { useFormAction } from '../../../shell/forms/use-form-action.ts'
import { toastSuccess } from '../../../shell/toast.ts'
import { useAction } from '../../../shell/use-action.ts'
import { copy } from './copy.ts'
import { InterviewFacts } from './interview-facts.tsx'
import type { OperationPartProps } from './part.ts'

const texts = copy.interviews
const { shape } = proposeInterview.body
const labels = labelsOf(proposeInterview.body)

type Values = Partial<CallInput<typeof proposeInterview>['body']>

function ProposeDialog({ detail, onChanged, onClose }: OperationPartProps & { onClose: () => void }) {
  const [form] = Form.useForm<Values>()
  const { submit, isBusy, problem } = useFormAction(proposeInterview, form, {
    onDone(next) {
      onChanged(next)
      toastSuccess(texts.done)
      onClose()
    },
  })
  return (
    <FormDialog<Values>
      title={texts.add}
      form={form}
      submitText={texts.ok}
      isBusy={isBusy}
      problem={problem}
      onFinish={({ startsAt, way, place, agenda }) =>
        submit({
          params: { id: detail.response.id },
          body: {
            startsAt: startsAt as string,
            way: way as NonNullable<Values['way']>,
            ...(place ? { place } : {}),
            ...(agenda ? { agenda } : {}),
          },
        })
      }
      onClose={onClose}
    >
      <Form.Item name="startsAt" label={labels.startsAt}>
        <MomentInput min={chinaToday()} />
      </Form.Item>
      <Form.Item name="way" label={labels.way}>
        <Select options={INTERVIEW_WAYS.map(({ code, name }) => ({ value: code, label: name }))} />
      </Form.Item>
      <TextItem name="place" of={shape.place} label={moveCopy.optional(labels.place)} />
      <LongTextItem name="agenda" of={shape.agenda} label={moveCopy.optional(labels.agenda)} />
    </FormDialog>
  )
}

function CancelButton({ of, onChanged }: { of: Interview; onChanged: OperationPartProps['onChanged'] }) {
  const { run, isBusy } = useAction(cancelInterview, {
    onDone(next) {
      onChanged(next)
      toastSuccess(texts.cancelled)
    },
  })
  return (
    <ConfirmedButton
      size="small"
      className="panel-act"
      {...busy(isBusy)}
      question={texts.cancelQuestion}
      okText={texts.cancel}
      keepText={texts.keep}
      onConfirm={() => run({ params: { id: of.id }, body: { version: of.version } })}
    >
      {texts.cancel}
    </ConfirmedButton>
  )
}

/** The interviews with the enterprise; those that are not over may be cancelled. */
export function InterviewsPanel(props: OperationPartProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { interviews, can } = props.detail
  return (
    <section className="panel" aria-label={texts.title}>
      <h2>{texts.title}</h2>
      {interviews.length === 0 && <p className="muted">{texts.none}</p>}
      {interviews.map((one) => (
        <div key={one.id} className="panel-note">
          <InterviewFacts of={one} />
          {(one.status === 'PROPOSED' || one.status === 'CONFIRMED') && (
            <CancelButton of={one} onChanged={props.onChanged} />
          )}
        </div>
      ))}
      {can.work && (
        <Button className="panel-act" onClick={() => setIsOpen(true)}>
          {texts.add}
        </Button>
      )}
      {isOpen && <ProposeDialog {...props} onClose={() => setIsOpen(false)} />}
    </section>
  )
}
