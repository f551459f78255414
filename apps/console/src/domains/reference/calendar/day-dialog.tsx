import { Form, Radio } from 'antd'
import { useState } from 'react'
import type { CallInput, CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import {
  type CalendarDay,
  calendarDayForm,
  calendarDayKinds,
  type CalendarYear,
} from '@lqr/contract/reference/calendar.ts'
import { previewCalendarChange, setCalendarDay } from '@lqr/contract/reference/calendar-calls.ts'
import { TextItem } from '../../../shell/forms/text-item.tsx'
import { bodyErrors } from '../../../shell/forms/contract-form.ts'
import { DateInput } from '../../../shell/forms/date-input.tsx'
import { FormDialog } from '../../../shell/forms/form-dialog.tsx'
import { useFormAction } from '../../../shell/forms/use-form-action.ts'
import { copy } from './copy.ts'
import { MovesNote } from './moves-note.tsx'
import { useCalendarChange } from './use-calendar-change.ts'

type Values = Partial<CallInput<typeof setCalendarDay>['body']> & { day?: string }

interface DayDialogProps {
  calendar: CalendarYear
  /** Undefined for a day to be added. */
  day: CalendarDay | undefined
  onClose: () => void
}

const { shape } = calendarDayForm
const texts = copy.form
const kindOptions = calendarDayKinds.map(({ code, name }) => ({ value: code, label: name }))

const keyOf = ({ day, kind }: Values) => `${day} ${kind}`

/** One day to be added or changed: its effect is shown before it can be saved. */
export function DayDialog({ calendar, day, onClose }: DayDialogProps) {
  const [form] = Form.useForm<Values>()
  const typed = Form.useWatch([], form)
  const [seen, setSeen] = useState<{ key: string; preview: CallOutput<typeof previewCalendarChange> }>()
  const preview = useFormAction(previewCalendarChange, form, {
    onDone: (answer) => setSeen({ key: keyOf(form.getFieldsValue()), preview: answer }),
  })
  const save = useFormAction(setCalendarDay, form, useCalendarChange(onClose))
  const isSeen = seen !== undefined && typed !== undefined && seen.key === keyOf(typed)
  const finish = (values: Values) => {
    const { day: chosen = '', kind } = values
    const body = {
      kind: kind as CalendarDay['kind'],
      name: values.name ?? '',
      source: values.source ?? '',
      version: calendar.version,
    }
    if (isSeen) save.submit({ params: { day: chosen }, body })
    else
      preview.submit(
        { body: { change: 'set', day: chosen, kind: body.kind } },
        bodyErrors(setCalendarDay, body),
      )
  }
  const bounds = { min: `${calendar.year}-01-01`, max: `${calendar.year}-12-31` }
  return (
    <FormDialog<Values>
      title={day ? texts.editTitle(day.day) : texts.addTitle}
      form={form}
      submitText={isSeen ? texts.save : texts.preview}
      isBusy={preview.isBusy || save.isBusy}
      problem={preview.problem ?? save.problem}
      initialValues={
        day ? { day: day.day, kind: day.kind, name: day.name, source: ownSource(day) } : { kind: 'holiday' }
      }
      onFinish={finish}
      onClose={onClose}
    >
      <Form.Item name="day" label={copy.day} hidden={day !== undefined}>
        <DateInput {...bounds} />
      </Form.Item>
      <Form.Item name="kind" label={labelOf(shape.kind)}>
        <Radio.Group options={kindOptions} />
      </Form.Item>
      <TextItem name="name" of={shape.name} />
      <TextItem name="source" of={shape.source} />
      {isSeen && <MovesNote preview={seen.preview} />}
    </FormDialog>
  )
}

/** What the rule expects has no document yet: whoever decides names the one that does. */
const ownSource = ({ origin, source }: CalendarDay) => (origin === 'rule' ? '' : source)
