import { Checkbox, Form } from 'antd'
import type { KeptDraft } from '@lqr/web-client/drafts/open-draft.ts'
import { LOAN_FLAGS, type LoanFlag } from '@lqr/contract/demand-reports/kinds.ts'
import { creditDemandReport, disburseDemandReport } from '@lqr/contract/demand-reports/move-calls.ts'
import { demandReportCase } from '@lqr/contract/demand-reports/report-case.ts'
import { labelsOf } from '@lqr/contract/kernel/field.ts'
import {
  checkFilledTenThousands,
  tenThousandsToYuan,
  yuanToTenThousands,
} from '@lqr/contract/rules/money-units.ts'
import { checkRate } from '@lqr/contract/rules/rate.ts'
import { formatAmount } from '@lqr/ui/format-amount.ts'
import { CaseMoveDialog } from '../../../shell/cases/case-move-dialog.tsx'
import { WithDraft } from '../../../shell/drafts/with-draft.tsx'
import { AmountInput } from '../../../shell/forms/amount-input.tsx'
import { chinaToday, DateInput } from '../../../shell/forms/date-input.tsx'
import { numberOf } from '../../../shell/forms/number-of.ts'
import { TextItem } from '../../../shell/forms/text-item.tsx'
import { nameOf } from '../../../shell/records/name-of.ts'
import { caseFacts } from '../report/report-facts.tsx'
import type { ReportActionProps } from '../report/use-report.ts'
import { copy } from './copy.ts'

const creditLabels = labelsOf(creditDemandReport.body)
const loanLabels = labelsOf(disburseDemandReport.body)

interface CreditValues {
  amount?: string
  rate?: string
  term?: string
  loanFlags?: LoanFlag[]
}

interface LoanValues {
  amount?: string
  rate?: string
  loanOn?: string
  loanFlags?: LoanFlag[]
}

const flagNames = (flags: readonly LoanFlag[] = []) =>
  flags.map((code) => nameOf(LOAN_FLAGS, code)).join('、')

function FlagsItem({ label }: { label: string }) {
  return (
    <Form.Item name="loanFlags" label={copy.optional(label)} extra={copy.flagsHelp}>
      <Checkbox.Group options={LOAN_FLAGS.map(({ code, name }) => ({ value: code, label: name }))} />
    </Form.Item>
  )
}

const problems = (errors: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).flatMap(([name, text]) => (text ? [[name, text]] : [])))

function CreditForm({
  shown,
  onScreen,
  onClose,
  draft,
}: ReportActionProps & { draft: KeptDraft<CreditValues> }) {
  const [form] = Form.useForm<CreditValues>()
  const { shape } = creditDemandReport.body
  return (
    <CaseMoveDialog
      def={creditDemandReport}
      form={form}
      draft={draft}
      of={demandReportCase}
      move="credit"
      texts={copy.moves.credit}
      names={{ creditAmountYuan: 'amount', creditRate: 'rate', creditTermMonths: 'term' }}
      check={({ amount, rate }) =>
        problems({
          creditAmountYuan: checkFilledTenThousands(amount, creditLabels.creditAmountYuan),
          creditRate: rate ? checkRate(rate, creditLabels.creditRate) : undefined,
        })
      }
      initialValues={{
        amount: yuanToTenThousands(shown.amountYuan ?? 0),
        term: String(shown.termMonths ?? ''),
        loanFlags: [],
      }}
      fields={
        <>
          <Form.Item name="amount" label={creditLabels.creditAmountYuan}>
            <AmountInput />
          </Form.Item>
          <TextItem name="rate" of={shape.creditRate} inputMode="decimal" />
          <TextItem name="term" of={shape.creditTermMonths} inputMode="numeric" />
          <FlagsItem label={creditLabels.loanFlags} />
        </>
      }
      toInput={({ amount, rate, term, loanFlags = [] }) => ({
        params: { id: shown.id },
        body: {
          version: shown.version,
          creditAmountYuan: tenThousandsToYuan(amount) as number,
          creditRate: numberOf(rate) as number,
          creditTermMonths: numberOf(term) as number,
          loanFlags,
        },
      })}
      summary={(values) => [
        ...caseFacts(shown),
        { label: creditLabels.creditAmountYuan, value: formatAmount(tenThousandsToYuan(values?.amount)) },
        { label: creditLabels.creditRate, value: values?.rate && `${values.rate}%` },
        { label: creditLabels.loanFlags, value: flagNames(values?.loanFlags), isWide: true },
      ]}
      onScreen={onScreen}
      onClose={onClose}
    />
  )
}

/** What the institution grants; what is typed survives the end of the session. */
export function CreditAction(props: ReportActionProps) {
  return (
    <WithDraft<CreditValues> form="reportCredit" subject={props.shown.id}>
      {(draft) => <CreditForm {...props} draft={draft} />}
    </WithDraft>
  )
}

/** What was paid out of the grant. */
export function DisburseAction({ shown, onScreen, onClose }: ReportActionProps) {
  const [form] = Form.useForm<LoanValues>()
  const { shape } = disburseDemandReport.body
  return (
    <CaseMoveDialog
      def={disburseDemandReport}
      form={form}
      of={demandReportCase}
      move="disburse"
      texts={copy.moves.disburse}
      names={{ loanAmountYuan: 'amount', loanRate: 'rate' }}
      check={({ amount, rate }) =>
        problems({
          loanAmountYuan: checkFilledTenThousands(amount, loanLabels.loanAmountYuan),
          loanRate: rate ? checkRate(rate, loanLabels.loanRate) : undefined,
        })
      }
      initialValues={{
        amount: yuanToTenThousands(shown.creditAmountYuan ?? 0),
        rate: String(shown.creditRate ?? ''),
        loanOn: chinaToday(),
        loanFlags: shown.loanFlags,
      }}
      fields={
        <>
          <Form.Item name="amount" label={loanLabels.loanAmountYuan}>
            <AmountInput />
          </Form.Item>
          <TextItem name="rate" of={shape.loanRate} inputMode="decimal" />
          <Form.Item name="loanOn" label={loanLabels.loanOn}>
            <DateInput max={chinaToday()} />
          </Form.Item>
          <FlagsItem label={loanLabels.loanFlags} />
        </>
      }
      toInput={({ amount, rate, loanOn = '', loanFlags = [] }) => ({
        params: { id: shown.id },
        body: {
          version: shown.version,
          loanAmountYuan: tenThousandsToYuan(amount) as number,
          loanRate: numberOf(rate) as number,
          loanOn,
          loanFlags,
        },
      })}
      summary={(values) => [
        ...caseFacts(shown),
        { label: loanLabels.loanAmountYuan, value: formatAmount(tenThousandsToYuan(values?.amount)) },
        { label: loanLabels.loanOn, value: values?.loanOn },
        { label: loanLabels.loanFlags, value: flagNames(values?.loanFlags), isWide: true },
      ]}
      onScreen={onScreen}
      onClose={onClose}
    />
  )
}
