import { Form } from 'antd'
import { investInNeed } from '@lqr/contract/financing/equity-calls.ts'
import type { Investment } from '@lqr/contract/financing/response-entities.ts'
import { labelsOf } from '@lqr/contract/kernel/field.ts'
import { checkFilledTenThousands, tenThousandsToYuan } from '@lqr/contract/rules/money-units.ts'
import { chinaToday } from '@lqr/contract/rules/china-day.ts'
import { formatAmount } from '@lqr/ui/format-amount.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import { formatPercent } from '@lqr/ui/format-rate.ts'
import { AmountInput } from '../../shell/forms/amount-input.tsx'
import { DateInput } from '../../shell/forms/date-input.tsx'
import { numberOf } from '../../shell/forms/number-of.ts'
import { TextItem } from '../../shell/forms/text-item.tsx'
import type { Fact } from '../../shell/records/facts.tsx'

/** An investment as typed. */
export interface InvestmentValues {
  amount?: string
  share?: string
  investedOn?: string
}

const { shape } = investInNeed.body
const labels = labelsOf(investInNeed.body)

export const INVESTMENT_NAMES = { amountYuan: 'amount', sharePercent: 'share' }

export function checkInvestment({ amount }: InvestmentValues): Record<string, string> {
  const problem = checkFilledTenThousands(amount, labels.amountYuan)
  return problem ? { amountYuan: problem } : {}
}

/** How much was invested, for which share and when. */
export function InvestmentFields() {
  return (
    <>
      <Form.Item name="amount" label={labels.amountYuan}>
        <AmountInput />
      </Form.Item>
      <TextItem name="share" of={shape.sharePercent} inputMode="decimal" />
      <Form.Item name="investedOn" label={labels.investedOn}>
        <DateInput max={chinaToday()} />
      </Form.Item>
    </>
  )
}

/** What the calls take; what is missing stays empty, so that the contract asks for it. */
export const toInvestment = (values: InvestmentValues): Investment => ({
  amountYuan: tenThousandsToYuan(values.amount) as number,
  sharePercent: numberOf(values.share) as number,
  investedOn: values.investedOn as string,
})

/** The same before the last click. */
export const investmentSummary = (values?: InvestmentValues): Fact[] => [
  { label: labels.amountYuan, value: formatAmount(tenThousandsToYuan(values?.amount)) },
  { label: labels.sharePercent, value: formatPercent(numberOf(values?.share)) },
  { label: labels.investedOn, value: formatDate(values?.investedOn) },
]
