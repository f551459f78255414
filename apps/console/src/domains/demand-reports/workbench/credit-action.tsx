import { Form } from 'antd'
import type { KeptDraft } from '@lqr/web-client/drafts/open-draft.ts'
import type { LoanFlag } from '@lqr/contract/demand-reports/kinds.ts'
import { creditDemandReport } from '@lqr/contract/demand-reports/move-calls.ts'
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
import { numberOf } from '../../../shell/forms/number-of.ts'
import { TextItem } from '../../../shell/forms/text-item.tsx'
import { flagNames, FlagsItem } from '../../../shell/forms/flags-item.tsx'
import { caseFacts } from '../report/report-facts.tsx'
import type { ReportActionProps } from '../report/use-report.ts'
import { copy } from './copy.ts'
import { fieldProblems } from './field-problems.ts'

const creditLabels = labelsOf(creditDemandReport.body)

interface CreditValues {
  amount?: string
  rate?: string
  term?: string
  loanFlags?: LoanFlag[]
}

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
        fieldProblems({
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
          <FlagsItem />
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
