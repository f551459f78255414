import { Form } from 'antd'
import { applicationCase } from '@lqr/contract/applications/application-case.ts'
import { repayApplication } from '@lqr/contract/applications/calls.ts'
import { labelsOf } from '@lqr/contract/kernel/field.ts'
import { checkFilledTenThousands, tenThousandsToYuan } from '@lqr/contract/rules/money-units.ts'
import { chinaToday } from '@lqr/contract/rules/china-day.ts'
import { formatAmount } from '@lqr/ui/format-amount.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import { AmountInput } from '../../../../shell/forms/amount-input.tsx'
import { DateInput } from '../../../../shell/forms/date-input.tsx'
import { CaseMoveDialog } from '../../../../shell/cases/case-move-dialog.tsx'
import type { ActionProps } from '../../application/use-application.ts'
import { copy } from '../copy.ts'
import { caseFacts } from './case-facts.ts'

interface Values {
  amount?: string
  repaidOn?: string
}

const labels = labelsOf(repayApplication.body)
const NAMES = { principalYuan: 'amount' }

/** What was paid back of the principal, and when. */
export function RepayAction({ shown: application, onScreen, onClose }: ActionProps) {
  const [form] = Form.useForm<Values>()
  const { id, version, loanAmountYuan, repaidYuan } = application
  const open = (loanAmountYuan ?? 0) - (repaidYuan ?? 0)
  const check = ({ amount }: Values): Record<string, string> => {
    const problem = checkFilledTenThousands(amount, labels.principalYuan)
    return problem ? { principalYuan: problem } : {}
  }
  return (
    <CaseMoveDialog
      def={repayApplication}
      form={form}
      of={applicationCase}
      move="repay"
      texts={copy.moves.repay}
      names={NAMES}
      initialValues={{ repaidOn: chinaToday() }}
      check={check}
      fields={
        <>
          <Form.Item name="amount" label={labels.principalYuan}>
            <AmountInput />
          </Form.Item>
          <Form.Item name="repaidOn" label={labels.repaidOn}>
            <DateInput max={chinaToday()} />
          </Form.Item>
        </>
      }
      toInput={({ amount, repaidOn = '' }: Values) => ({
        params: { id },
        body: { version, principalYuan: tenThousandsToYuan(amount) as number, repaidOn },
      })}
      summary={(values) => [
        ...caseFacts(application),
        { label: copy.fields.openPrincipal, value: formatAmount(open) },
        { label: labels.principalYuan, value: formatAmount(tenThousandsToYuan(values?.amount)) },
        { label: labels.repaidOn, value: formatDate(values?.repaidOn) },
      ]}
      onScreen={onScreen}
      onClose={onClose}
    />
  )
}
