import { Form } from 'antd'
import type { LoanFlag } from '@lqr/contract/demand-reports/kinds.ts'
import { PRICING_BASES } from '@lqr/contract/demand-reports/kinds.ts'
import { disburseDemandReport } from '@lqr/contract/demand-reports/move-calls.ts'
import { demandReportCase } from '@lqr/contract/demand-reports/report-case.ts'
import type { CallInput } from '@lqr/contract/kernel/define-call.ts'
import { labelsOf } from '@lqr/contract/kernel/field.ts'
import {
  checkFilledTenThousands,
  checkTenThousands,
  tenThousandsToYuan,
  yuanToTenThousands,
} from '@lqr/contract/rules/money-units.ts'
import { checkRate } from '@lqr/contract/rules/rate.ts'
import { chinaToday } from '@lqr/contract/rules/china-day.ts'
import { formatAmount } from '@lqr/ui/format-amount.ts'
import { CaseMoveDialog } from '../../../shell/cases/case-move-dialog.tsx'
import { AmountInput } from '../../../shell/forms/amount-input.tsx'
import { CodeItem } from '../../../shell/forms/code-item.tsx'
import { DateInput } from '../../../shell/forms/date-input.tsx'
import { flagNames, FlagsItem } from '../../../shell/forms/flags-item.tsx'
import { numberOf } from '../../../shell/forms/number-of.ts'
import { TextItem } from '../../../shell/forms/text-item.tsx'
import { nameOf } from '../../../shell/records/name-of.ts'
import { caseFacts } from '../report/report-facts.tsx'
import type { ReportActionProps } from '../report/use-report.ts'
import { copy } from './copy.ts'
import { fieldProblems } from './field-problems.ts'

const { shape } = disburseDemandReport.body
const labels = labelsOf(disburseDemandReport.body)

type Body = CallInput<typeof disburseDemandReport>['body']

interface LoanValues extends Partial<
  Pick<Body, 'loanOn' | 'pricingBase' | 'borrowerIndustryCode' | 'fundsIndustryCode'>
> {
  amount?: string
  rate?: string
  repricedOn?: string
  dueOn?: string
  fee?: string
  loanFlags?: LoanFlag[]
}

function DayItem({ name, label, max }: { name: string; label: string; max?: string }) {
  return (
    <Form.Item name={name} label={label}>
      <DateInput {...(max ? { max } : {})} />
    </Form.Item>
  )
}

function LoanFields() {
  return (
    <>
      <Form.Item name="amount" label={labels.loanAmountYuan}>
        <AmountInput />
      </Form.Item>
      <TextItem name="rate" of={shape.loanRate} inputMode="decimal" />
      <CodeItem name="pricingBase" of={shape.pricingBase} />
      <DayItem name="repricedOn" label={copy.optional(labels.repricedOn)} />
      <DayItem name="loanOn" label={labels.loanOn} max={chinaToday()} />
      <DayItem name="dueOn" label={copy.optional(labels.dueOn)} />
      <CodeItem name="borrowerIndustryCode" of={shape.borrowerIndustryCode} />
      <CodeItem name="fundsIndustryCode" of={shape.fundsIndustryCode} />
      <Form.Item name="fee" label={copy.optional(labels.feeYuan)}>
        <AmountInput />
      </Form.Item>
      <FlagsItem />
    </>
  )
}

function bodyOf({
  amount,
  rate,
  fee,
  repricedOn,
  dueOn,
  loanFlags = [],
  ...rest
}: LoanValues): Omit<Body, 'version'> {
  return {
    ...rest,
    loanAmountYuan: tenThousandsToYuan(amount),
    loanRate: numberOf(rate),
    loanFlags,
    ...(repricedOn ? { repricedOn } : {}),
    ...(dueOn ? { dueOn } : {}),
    ...(fee ? { feeYuan: tenThousandsToYuan(fee) } : {}),
  } as Omit<Body, 'version'>
}

/** One drawing of the grant; the form proposes what is left of it. */
export function DisburseAction({ shown, onScreen, onClose }: ReportActionProps) {
  const [form] = Form.useForm<LoanValues>()
  const left = (shown.creditAmountYuan ?? 0) - (shown.loanAmountYuan ?? 0)
  return (
    <CaseMoveDialog
      def={disburseDemandReport}
      form={form}
      of={demandReportCase}
      move="disburse"
      texts={copy.moves.disburse}
      names={{ loanAmountYuan: 'amount', loanRate: 'rate', feeYuan: 'fee' }}
      check={({ amount, rate, fee }) =>
        fieldProblems({
          loanAmountYuan: checkFilledTenThousands(amount, labels.loanAmountYuan),
          loanRate: rate ? checkRate(rate, labels.loanRate) : undefined,
          feeYuan: fee ? checkTenThousands(fee, labels.feeYuan) : undefined,
        })
      }
      initialValues={{
        amount: yuanToTenThousands(left),
        rate: String(shown.creditRate ?? ''),
        loanOn: chinaToday(),
        pricingBase: 'LPR1Y',
        ...(shown.borrowerIndustryCode ? { borrowerIndustryCode: shown.borrowerIndustryCode } : {}),
        ...(shown.fundsIndustryCode ? { fundsIndustryCode: shown.fundsIndustryCode } : {}),
        loanFlags: shown.loanFlags,
      }}
      fields={<LoanFields />}
      toInput={(values) => ({
        params: { id: shown.id },
        body: { version: shown.version, ...bodyOf(values) },
      })}
      summary={(values) => [
        ...caseFacts(shown),
        { label: copy.left, value: formatAmount(left) },
        { label: labels.loanAmountYuan, value: formatAmount(tenThousandsToYuan(values?.amount)) },
        { label: labels.loanRate, value: values?.rate && `${values.rate}%` },
        { label: labels.pricingBase, value: nameOf(PRICING_BASES, values?.pricingBase) },
        { label: labels.loanOn, value: values?.loanOn },
        { label: labels.loanFlags, value: flagNames(values?.loanFlags), isWide: true },
      ]}
      onScreen={onScreen}
      onClose={onClose}
    />
  )
}
