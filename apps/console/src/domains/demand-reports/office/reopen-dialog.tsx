import { Form } from 'antd'
import { reopenFillingBatch } from '@lqr/contract/demand-reports/batch-calls.ts'
import type { BatchRecord } from '@lqr/contract/demand-reports/batch-entities.ts'
import { reopeningDays } from '@lqr/contract/demand-reports/reopening.rules.ts'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import { chinaToday } from '@lqr/contract/rules/china-day.ts'
import { DateInput } from '../../../shell/forms/date-input.tsx'
import { FormDialog } from '../../../shell/forms/form-dialog.tsx'
import { LongTextItem, TextItem } from '../../../shell/forms/text-item.tsx'
import { useFormAction } from '../../../shell/forms/use-form-action.ts'
import { toastSuccess } from '../../../shell/toast.ts'
import { copy } from './copy.ts'

const texts = copy.batches
const { shape } = reopenFillingBatch.body

interface Values {
  creditCode?: string
  untilOn?: string
  reason?: string
}

/** A batch that is over, for one enterprise that is named, with the reason. */
export function ReopenDialog({ batch, onClose }: { batch: BatchRecord; onClose: () => void }) {
  const [form] = Form.useForm<Values>()
  const { first, last } = reopeningDays(batch, chinaToday())
  const { submit, isBusy, problem } = useFormAction(reopenFillingBatch, form, {
    onDone: () => {
      toastSuccess(texts.reopened)
      onClose()
    },
  })
  return (
    <FormDialog<Values>
      title={texts.reopenTitle}
      form={form}
      submitText={texts.reopenOk}
      isBusy={isBusy}
      problem={problem}
      notice={<p className="muted">{texts.reopenHelp}</p>}
      onFinish={({ creditCode = '', untilOn = '', reason = '' }) =>
        submit({
          params: { id: batch.id },
          body: { creditCode: creditCode.trim().toUpperCase(), untilOn, reason },
        })
      }
      onClose={onClose}
    >
      <TextItem name="creditCode" of={shape.creditCode} />
      <Form.Item name="untilOn" label={labelOf(shape.untilOn)}>
        <DateInput min={first} max={last} />
      </Form.Item>
      <LongTextItem name="reason" of={shape.reason} />
    </FormDialog>
  )
}
