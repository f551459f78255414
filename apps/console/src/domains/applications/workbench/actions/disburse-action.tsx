import { Checkbox, Form } from 'antd'
import { fieldMeta, labelsOf } from '@lqr/contract/kernel/field.ts'
import { applicationCase } from '@lqr/contract/applications/application-case.ts'
import { disburseApplication } from '@lqr/contract/applications/calls.ts'
import { hasEarlierLoan } from '@lqr/contract/applications/first-loan.ts'
import {
  checkFilledTenThousands,
  checkTenThousands,
  tenThousandsToYuan,
  yuanToTenThousands,
} from '@lqr/contract/rules/money-units.ts'
import { chinaToday } from '@lqr/contract/rules/china-day.ts'
import { formatAmount } from '@lqr/ui/format-amount.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import { AmountInput } from '../../../../shell/forms/amount-input.tsx'
import { DateInput } from '../../../../shell/forms/date-input.tsx'
import { CaseMoveDialog } from '../../../../shell/cases/case-move-dialog.tsx'
import type { ActionProps } from '../../application/use-application.ts'
import { copy } from '../copy.ts'
import { caseFacts } from './case-facts.ts'
import { DrawingFields, drawingSummary } from './drawing-fields.tsx'
import { drawingBody, type DrawingValues } from './drawing-values.ts'

interface Values extends DrawingValues {
  amount?: string
  loanDate?: string
  hasEarlierLoan?: boolean
}

const texts = copy.moves.disburse
const { fields } = copy
const labels = labelsOf(disburseApplication.body)
const earlier = fieldMeta(hasEarlierLoan)
const NAMES = { loanAmountYuan: 'amount', feeYuan: 'fee' }

/** The drawdown as it happened: amount, day, and what the institution knows of earlier loans; 首贷 is the platform's to say. */
export function DisburseAction({ shown: application, onScreen, onClose }: ActionProps) {
  const [form] = Form.useForm<Values>()
  const { id, version, creditAmountYuan } = application
  const check = ({ amount, fee }: Values): Record<string, string> => {
    const problem = checkFilledTenThousands(amount, labels.loanAmountYuan)
    const feeProblem = fee ? checkTenThousands(fee, labels.feeYuan) : undefined
    return { ...(problem && { loanAmountYuan: problem }), ...(feeProblem && { feeYuan: feeProblem }) }
  }
  return (
    <CaseMoveDialog
      def={disburseApplication}
      form={form}
      of={applicationCase}
      move="disburse"
      texts={texts}
      names={NAMES}
      initialValues={{
        ...(creditAmountYuan === null ? {} : { amount: yuanToTenThousands(creditAmountYuan) }),
        loanDate: chinaToday(),
        hasEarlierLoan: false,
      }}
      check={check}
      fields={
        <>
          <Form.Item name="amount" label={labels.loanAmountYuan}>
            <AmountInput />
          </Form.Item>
          <Form.Item name="loanDate" label={labels.loanDate}>
            <DateInput max={chinaToday()} />
          </Form.Item>
          <Form.Item name="hasEarlierLoan" valuePropName="checked" extra={earlier?.help}>
            <Checkbox>{earlier?.label}</Checkbox>
          </Form.Item>
          <DrawingFields />
        </>
      }
      toInput={({ amount, loanDate = '', hasEarlierLoan: isDeclared = false, ...drawing }: Values) => ({
        params: { id },
        body: {
          version,
          loanAmountYuan: tenThousandsToYuan(amount) as number,
          loanDate,
          hasEarlierLoan: isDeclared,
          ...drawingBody(drawing),
        },
      })}
      summary={(values) => [
        ...caseFacts(application),
        { label: fields.credited, value: formatAmount(creditAmountYuan) },
        { label: labels.loanAmountYuan, value: formatAmount(tenThousandsToYuan(values?.amount)) },
        { label: labels.loanDate, value: formatDate(values?.loanDate) },
        { label: earlier?.label ?? '', value: values?.hasEarlierLoan ? fields.yes : fields.no },
        { label: fields.firstLoan, value: values?.hasEarlierLoan ? fields.no : fields.firstLoanByPlatform },
        ...drawingSummary(values),
      ]}
      onScreen={onScreen}
      onClose={onClose}
    />
  )
}
