import { Form, Input } from 'antd'
import { useState } from 'react'
import type { CallInput, CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { fieldMeta, labelOf } from '@lqr/contract/kernel/field.ts'
import { maxLengthOf } from '@lqr/contract/kernel/field-limits.ts'
import { calendarNoticeForm, type CalendarYear } from '@lqr/contract/reference/calendar.ts'
import { importCalendarYear, previewCalendarChange } from '@lqr/contract/reference/calendar-calls.ts'
import { TextItem } from '../../../shell/forms/text-item.tsx'
import { bodyErrors } from '../../../shell/forms/contract-form.ts'
import { FormDialog } from '../../../shell/forms/form-dialog.tsx'
import { useFormAction } from '../../../shell/forms/use-form-action.ts'
import { copy } from './copy.ts'
import { MovesNote } from './moves-note.tsx'
import { useCalendarChange } from './use-calendar-change.ts'

type Values = Partial<Omit<CallInput<typeof importCalendarYear>['body'], 'version'>>

const { shape } = calendarNoticeForm
const texts = copy.form

/** The notice of the whole year, pasted: it is read and its effect shown before it can be saved. */
export function ImportDialog({ calendar, onClose }: { calendar: CalendarYear; onClose: () => void }) {
  const { year, version } = calendar
  const [form] = Form.useForm<Values>()
  const typed = Form.useWatch('text', form)
  const [seen, setSeen] = useState<{ text: string; preview: CallOutput<typeof previewCalendarChange> }>()
  const preview = useFormAction(previewCalendarChange, form, {
    onDone: (answer, { body }) =>
      setSeen({ text: body.change === 'import' ? body.text : '', preview: answer }),
  })
  const save = useFormAction(importCalendarYear, form, useCalendarChange(onClose))
  const isSeen = seen !== undefined && seen.text === typed
  const finish = ({ source = '', text = '' }: Values) => {
    const body = { source, text, version }
    if (isSeen) save.submit({ params: { year: String(year) }, body })
    else preview.submit({ body: { change: 'import', year, text } }, bodyErrors(importCalendarYear, body))
  }
  return (
    <FormDialog<Values>
      title={texts.importTitle(year)}
      form={form}
      submitText={isSeen ? texts.save : texts.preview}
      isBusy={preview.isBusy || save.isBusy}
      problem={preview.problem ?? save.problem}
      onFinish={finish}
      onClose={onClose}
    >
      <p className="muted panel-note">{texts.replaces}</p>
      <TextItem name="source" of={shape.source} />
      <Form.Item name="text" label={labelOf(shape.text)} extra={fieldMeta(shape.text)?.help}>
        <Input.TextArea autoSize={{ minRows: 6, maxRows: 14 }} maxLength={maxLengthOf(shape.text)} />
      </Form.Item>
      {isSeen && <MovesNote preview={seen.preview} />}
    </FormDialog>
  )
}
