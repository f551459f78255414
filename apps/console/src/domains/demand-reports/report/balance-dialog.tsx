import { useQueryClient } from '@tanstack/react-query'
import { Form } from 'antd'
import { getDemandReport } from '@lqr/contract/demand-reports/calls.ts'
import { updateLoanBalance } from '@lqr/contract/demand-reports/drawdown-calls.ts'
import type { ReportDrawdown } from '@lqr/contract/demand-reports/drawdown-entities.ts'
import { labelsOf } from '@lqr/contract/kernel/field.ts'
import { tenThousandsToYuan, yuanToTenThousands } from '@lqr/contract/rules/money-units.ts'
import { chinaToday } from '@lqr/contract/rules/china-day.ts'
import { formatAmount } from '@lqr/ui/format-amount.ts'
import { AmountInput } from '../../../shell/forms/amount-input.tsx'
import { DateInput } from '../../../shell/forms/date-input.tsx'
import { FormDialog } from '../../../shell/forms/form-dialog.tsx'
import { useFormAction } from '../../../shell/forms/use-form-action.ts'
import { toastSuccess } from '../../../shell/toast.ts'
import { callKey } from '../../../shell/use-call.ts'
import { copy } from './copy.ts'

const texts = copy.balance
const labels = labelsOf(updateLoanBalance.body)

interface Values {
  balance?: string
  balanceOn?: string
}

interface BalanceDialogProps {
  reportId: string
  drawdown: ReportDrawdown
  onClose: () => void
}

/** What of one drawing is still owed, and as of when. */
export function BalanceDialog({ reportId, drawdown, onClose }: BalanceDialogProps) {
  const queries = useQueryClient()
  const [form] = Form.useForm<Values>()
  const { submit, isBusy, problem } = useFormAction(updateLoanBalance, form, {
    names: { balanceYuan: 'balance' },
    onDone: (next) => {
      queries.setQueryData(callKey(getDemandReport, { params: { id: next.id } }), next)
      toastSuccess(texts.saved)
      onClose()
    },
  })
  return (
    <FormDialog<Values>
      title={texts.title}
      form={form}
      initialValues={{ balance: yuanToTenThousands(drawdown.balanceYuan), balanceOn: chinaToday() }}
      submitText={texts.submit}
      isBusy={isBusy}
      problem={problem}
      notice={<p className="muted">{texts.help(formatAmount(drawdown.amountYuan))}</p>}
      onFinish={({ balance, balanceOn = '' }) =>
        submit({
          params: { id: reportId, drawdownId: drawdown.id },
          body: { balanceYuan: tenThousandsToYuan(balance) as number, balanceOn },
        })
      }
      onClose={onClose}
    >
      <Form.Item name="balance" label={labels.balanceYuan}>
        <AmountInput />
      </Form.Item>
      <Form.Item name="balanceOn" label={labels.balanceOn}>
        <DateInput max={chinaToday()} min={drawdown.drawnOn} />
      </Form.Item>
    </FormDialog>
  )
}
