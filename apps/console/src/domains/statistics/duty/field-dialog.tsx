import { Form } from 'antd'
import { dutyFieldForm, type DutyDay, setDutyFields } from '@lqr/contract/statistics/duty-calls.ts'
import { DUTY_INDICATORS } from '@lqr/contract/statistics/duty-indicators.ts'
import { FormDialog } from '../../../shell/forms/form-dialog.tsx'
import { TextItem } from '../../../shell/forms/text-item.tsx'
import { useFormAction } from '../../../shell/forms/use-form-action.ts'
import { toastSuccess } from '../../../shell/toast.ts'
import { copy } from './copy.ts'

type Names = Partial<Record<(typeof DUTY_INDICATORS)[number]['code'], string>>

interface FieldDialogProps {
  fields: DutyDay['fields']
  onDone: () => void
  onClose: () => void
}

/** How the other side names each figure; what stays empty is not sent. */
export function FieldDialog({ fields, onDone, onClose }: FieldDialogProps) {
  const [form] = Form.useForm<Names>()
  const { submit, isBusy, problem } = useFormAction(setDutyFields, form, {
    onDone: () => {
      toastSuccess(copy.saved)
      onDone()
    },
  })
  const send = (names: Names) => {
    const typed = DUTY_INDICATORS.flatMap(({ code }) => {
      const name = names[code]?.trim()
      return name ? [{ indicator: code, name }] : []
    })
    submit({ body: { fields: typed } })
  }
  return (
    <FormDialog<Names>
      title={copy.fieldsTitle}
      form={form}
      submitText={copy.save}
      isBusy={isBusy}
      problem={problem}
      notice={<p className="panel-note">{copy.fieldsText}</p>}
      initialValues={Object.fromEntries(fields.map(({ indicator, name }) => [indicator, name]))}
      onFinish={send}
      onClose={onClose}
    >
      {DUTY_INDICATORS.map(({ code, name }) => (
        <TextItem key={code} name={code} of={dutyFieldForm.shape.name} label={name} />
      ))}
    </FormDialog>
  )
}
