import { Form, Select } from 'antd'
import type { ProjectInvestment } from '@lqr/contract/equity/interest-entities.ts'
import { PROJECT_STAGES, type ProjectStage } from '@lqr/contract/equity/project-kinds.ts'
import { investInProject } from '@lqr/contract/equity/talk-calls.ts'
import { labelsOf } from '@lqr/contract/kernel/field.ts'
import { checkFilledTenThousands, tenThousandsToYuan } from '@lqr/contract/rules/money-units.ts'
import { chinaToday } from '@lqr/contract/rules/china-day.ts'
import { formatAmount } from '@lqr/ui/format-amount.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import { formatPercent } from '@lqr/ui/format-rate.ts'
import { AmountInput } from '../../../shell/forms/amount-input.tsx'
import { DateInput } from '../../../shell/forms/date-input.tsx'
import { numberOf } from '../../../shell/forms/number-of.ts'
import { TextItem } from '../../../shell/forms/text-item.tsx'
import type { Fact } from '../../../shell/records/facts.tsx'
import { nameOf } from '../../../shell/records/name-of.ts'

/** An investment as typed. */
export interface InvestmentValues {
  amount?: string
  share?: string
  stage?: ProjectStage
  investedOn?: string
}

const { shape } = investInProject.body
const labels = labelsOf(investInProject.body)

export const INVESTMENT_NAMES = { amountYuan: 'amount', sharePercent: 'share' }

export function checkInvestment({ amount }: InvestmentValues): Record<string, string> {
  const problem = checkFilledTenThousands(amount, labels.amountYuan)
  return problem ? { amountYuan: problem } : {}
}

/** How much was invested, for which share, in which round and when. */
export function InvestmentFields() {
  return (
    <>
      <Form.Item name="amount" label={labels.amountYuan}>
        <AmountInput />
      </Form.Item>
      <TextItem name="share" of={shape.sharePercent} inputMode="decimal" />
      <Form.Item name="stage" label={labels.stage}>
        <Select options={PROJECT_STAGES.map(({ code, name }) => ({ value: code, label: name }))} />
      </Form.Item>
      <Form.Item name="investedOn" label={labels.investedOn}>
        <DateInput max={chinaToday()} />
      </Form.Item>
    </>
  )
}

/** What the calls take; what is missing stays empty, so that the contract asks for it. */
export const toInvestment = (values: InvestmentValues): ProjectInvestment => ({
  amountYuan: tenThousandsToYuan(values.amount) as number,
  sharePercent: numberOf(values.share) as number,
  stage: values.stage as ProjectStage,
  investedOn: values.investedOn as string,
})

/** The same before the last click. */
export const investmentSummary = (values?: InvestmentValues): Fact[] => [
  { label: labels.amountYuan, value: formatAmount(tenThousandsToYuan(values?.amount)) },
  { label: labels.sharePercent, value: formatPercent(numberOf(values?.share)) },
  { label: labels.stage, value: nameOf(PROJECT_STAGES, values?.stage) },
  { label: labels.investedOn, value: formatDate(values?.investedOn) },
]
