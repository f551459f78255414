import { Form } from 'antd'
import type { ReactNode } from 'react'
import { type FieldSchema, labelsOf } from '@lqr/contract/kernel/field.ts'
import { chinaToday } from '@lqr/contract/rules/china-day.ts'
import {
  checkFilledTenThousands,
  tenThousandsToYuan,
  yuanToTenThousands,
} from '@lqr/contract/rules/money-units.ts'
import { formatAmount } from '@lqr/ui/format-amount.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import { formatPercent } from '@lqr/ui/format-rate.ts'
import { AmountInput } from '../forms/amount-input.tsx'
import { DateInput } from '../forms/date-input.tsx'
import { numberOf } from '../forms/number-of.ts'
import { TextItem } from '../forms/text-item.tsx'

/** How much was invested, for which share and when. */
interface Invested {
  amountYuan: number
  sharePercent: number
  investedOn: string
}

/** The same as typed. */
export interface InvestedValues {
  amount?: string
  share?: string
  investedOn?: string
}

/** The body of a call that records it. */
interface InvestedBody {
  readonly shape: Readonly<Record<keyof Invested, FieldSchema>>
}

export const INVESTED_NAMES = { amountYuan: 'amount', sharePercent: 'share' }

interface InvestmentItemsProps {
  of: InvestedBody
  /** What else is asked, before the day. */
  children?: ReactNode
}

export function InvestmentItems({ of, children }: InvestmentItemsProps) {
  const labels = labelsOf(of)
  return (
    <>
      <Form.Item name="amount" label={labels.amountYuan}>
        <AmountInput />
      </Form.Item>
      <TextItem name="share" of={of.shape.sharePercent} inputMode="decimal" />
      {children}
      <Form.Item name="investedOn" label={labels.investedOn}>
        <DateInput max={chinaToday()} />
      </Form.Item>
    </>
  )
}

export function checkInvested(of: InvestedBody, { amount }: InvestedValues): Record<string, string> {
  const problem = checkFilledTenThousands(amount, labelsOf(of).amountYuan)
  return problem ? { amountYuan: problem } : {}
}

/** What was recorded, as it would be typed. */
export const typedInvested = ({ amountYuan, sharePercent, investedOn }: Invested): InvestedValues => ({
  amount: yuanToTenThousands(amountYuan),
  share: String(sharePercent),
  investedOn,
})

/** What the calls take; what is missing stays empty, so that the contract asks for it. */
export const toInvested = (values: InvestedValues): Invested => ({
  amountYuan: tenThousandsToYuan(values.amount) as number,
  sharePercent: numberOf(values.share) as number,
  investedOn: values.investedOn as string,
})

/** The same before the last click. */
export function investedFacts(of: InvestedBody, values: InvestedValues | undefined) {
  const labels = labelsOf(of)
  return {
    amount: { label: labels.amountYuan, value: formatAmount(tenThousandsToYuan(values?.amount)) },
    share: { label: labels.sharePercent, value: formatPercent(numberOf(values?.share)) },
    day: { label: labels.investedOn, value: formatDate(values?.investedOn) },
  }
}
