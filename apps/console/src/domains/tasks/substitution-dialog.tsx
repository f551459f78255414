import { useQueryClient } from '@tanstack/react-query'
import { Button, Form } from 'antd'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import { getSubstitution, listSubstitutes, setSubstitution } from '@lqr/contract/tasks/assignment-calls.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import { DateInput } from '../../shell/forms/date-input.tsx'
import { FormDialog } from '../../shell/forms/form-dialog.tsx'
import { useFormAction } from '../../shell/forms/use-form-action.ts'
import { WaitingDialog } from '../../shell/forms/waiting-dialog.tsx'
import { toastSuccess } from '../../shell/toast.ts'
import { callKey, useCall } from '../../shell/use-call.ts'
import { ColleagueSelect } from './colleague-select.tsx'
import { substitutionCopy as texts } from './copy.ts'

interface Values {
  substituteId?: string
  fromDay?: string
  toDay?: string
}

const { shape } = setSubstitution.body

/** Who works on the person's tasks while that person is away. */
export function SubstitutionDialog({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient()
  const [form] = Form.useForm<Values>()
  const arranged = useCall(getSubstitution, {}, { quiet: true })
  const { submit, isBusy, problem } = useFormAction(setSubstitution, form, {
    onDone: (now) => {
      queries.setQueryData(callKey(getSubstitution, {}), now)
      toastSuccess(now.substituteId ? texts.saved : texts.ended)
      onClose()
    },
  })
  const { data: current } = arranged
  if (!current) return <WaitingDialog title={texts.title} of={arranged} onClose={onClose} />
  const { substituteId, substituteName, fromDay, toDay } = current
  return (
    <FormDialog<Values>
      title={texts.title}
      form={form}
      submitText={texts.submit}
      isBusy={isBusy}
      problem={problem}
      initialValues={substituteId && fromDay && toDay ? { substituteId, fromDay, toDay } : {}}
      onFinish={(values) => {
        const { substituteId: chosen = null, ...days } = values
        submit({ body: { substituteId: chosen, ...days } }, chosen ? {} : { substituteId: texts.nobody })
      }}
      onClose={onClose}
    >
      <p className="panel-note">{texts.help}</p>
      {substituteId && fromDay && toDay && (
        <p>
          {texts.current(substituteName ?? '', formatDate(fromDay), formatDate(toDay))}
          <Button type="link" danger onClick={() => submit({ body: { substituteId: null } })}>
            {texts.end}
          </Button>
        </p>
      )}
      <Form.Item name="substituteId" label={labelOf(shape.substituteId)}>
        <ColleagueSelect
          among={listSubstitutes}
          optionLabel={({ name, orgName }) => (orgName ? `${name}（${orgName}）` : name)}
          chosen={substituteId ? { value: substituteId, label: substituteName ?? '' } : undefined}
        />
      </Form.Item>
      <Form.Item name="fromDay" label={labelOf(shape.fromDay)}>
        <DateInput />
      </Form.Item>
      <Form.Item name="toDay" label={labelOf(shape.toDay)}>
        <DateInput />
      </Form.Item>
    </FormDialog>
  )
}
