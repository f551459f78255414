import { Form, Select } from 'antd'
import { useState } from 'react'
import { issueBrief } from '@lqr/contract/briefs/calls.ts'
import { fieldMeta } from '@lqr/contract/kernel/field.ts'
import { chinaDay } from '@lqr/contract/rules/china-day.ts'
import { FormDialog } from '../../shell/forms/form-dialog.tsx'
import { RegionSelect } from '../../shell/forms/region-select.tsx'
import { useFormAction } from '../../shell/forms/use-form-action.ts'
import { copy } from './copy.ts'

interface Values {
  month?: string
  areaCode?: string
}

const MONTHS = 24

/** The months that are over, the latest first. */
function monthsOver(now: Date): string[] {
  const [year = 0, month = 1] = chinaDay(now).split('-').map(Number)
  return Array.from({ length: MONTHS }, (_, place) => {
    const count = year * 12 + month - 2 - place
    return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`
  })
}

/** Which month's brief is to be made, and of which area. */
export function MakeDialog({
  areaCode,
  onDone,
  onClose,
}: {
  areaCode: string
  onDone: () => void
  onClose: () => void
}) {
  const [form] = Form.useForm<Values>()
  const { submit, isBusy, problem } = useFormAction(issueBrief, form, { onDone })
  const [months] = useState(() => monthsOver(new Date()))
  return (
    <FormDialog<Values>
      title={copy.make}
      form={form}
      submitText={copy.make}
      isBusy={isBusy}
      problem={problem}
      initialValues={{ areaCode, ...(months[0] ? { month: months[0] } : {}) }}
      onFinish={({ month = '', areaCode: area }) =>
        submit({ body: { month, ...(area ? { areaCode: area } : {}) } })
      }
      onClose={onClose}
    >
      <Form.Item name="month" label={fieldMeta(issueBrief.body.shape.month)?.label}>
        <Select options={months.map((month) => ({ value: month, label: month }))} />
      </Form.Item>
      <Form.Item name="areaCode" label={fieldMeta(issueBrief.body.shape.areaCode)?.label}>
        <RegionSelect within={areaCode} />
      </Form.Item>
    </FormDialog>
  )
}
