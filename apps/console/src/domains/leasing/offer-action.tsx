import { Form, Input } from 'antd'
import { offerLease } from '@lqr/contract/leasing/calls.ts'
import { leaseCase } from '@lqr/contract/leasing/lease-case.ts'
import { leaseCost, type MeasuredLease } from '@lqr/contract/leasing/lease-cost.ts'
import {
  checkFilledTenThousands,
  checkTenThousands,
  tenThousandsToYuan,
  yuanToTenThousands,
} from '@lqr/contract/rules/money-units.ts'
import { checkRate } from '@lqr/contract/rules/rate.ts'
import { formatAmount, formatTerm } from '@lqr/ui/format-amount.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import { formatPercent, formatRate } from '@lqr/ui/format-rate.ts'
import { WithDraft } from '../../shell/drafts/with-draft.tsx'
import { AmountInput } from '../../shell/forms/amount-input.tsx'
import { chinaToday, DateInput } from '../../shell/forms/date-input.tsx'
import { numberOf } from '../../shell/forms/number-of.ts'
import { CaseMoveDialog } from '../../shell/cases/case-move-dialog.tsx'
import { caseFacts } from './case-facts.ts'
import { copy, taskCopy } from './copy.ts'
import type { TaskActionProps } from './use-lease.ts'

interface Values {
  amount?: string
  rate?: string
  term?: string
  rent?: string
  fee?: string
  validTo?: string
  conditions?: string
}

const texts = taskCopy.moves.offer
const { fields } = taskCopy
const NAMES = {
  amountYuan: 'amount',
  ratePercent: 'rate',
  termMonths: 'term',
  rentYuan: 'rent',
  feeYuan: 'fee',
}

function check({ amount, rate, fee }: Values): Record<string, string> {
  const errors = {
    amountYuan: checkFilledTenThousands(amount, fields.amount),
    ratePercent: rate ? checkRate(rate, fields.rate) : undefined,
    feeYuan: checkTenThousands(fee, fields.fee),
  }
  return Object.fromEntries(Object.entries(errors).flatMap(([name, text]) => (text ? [[name, text]] : [])))
}

/** The lease as far as it can be reckoned from what was typed. */
function measured({ amount, rate, term, fee }: Values): MeasuredLease | undefined {
  const amountYuan = tenThousandsToYuan(amount)
  const [ratePercent, termMonths] = [numberOf(rate), numberOf(term)]
  if (!amountYuan || !ratePercent || !termMonths) return undefined
  return { amountYuan, ratePercent, termMonths, feeYuan: tenThousandsToYuan(fee) ?? 0 }
}

/** What the rent would be with equal payments at the end of each month, while rate and term are typed. */
function RentHint() {
  const form = Form.useFormInstance<Values>()
  const typed = Form.useWatch((values: Values) => values, form) ?? {}
  const lease = measured(typed)
  if (!lease) return null
  return `${fields.rentHelp} ${leaseCost(lease).rentYuan.toLocaleString('en-US')} ${fields.yuan}`
}

/** The indication: amount, rent, rate, term, fee and conditions; sent again it renews the last one. */
export function OfferAction({ shown: task, onScreen, onClose }: TaskActionProps) {
  const [form] = Form.useForm<Values>()
  const { offer } = task
  const toInput = (values: Values) => ({
    params: { id: task.id },
    body: {
      version: task.version,
      amountYuan: tenThousandsToYuan(values.amount) as number,
      rentYuan: numberOf(values.rent) as number,
      ratePercent: numberOf(values.rate) as number,
      termMonths: numberOf(values.term) as number,
      feeYuan: tenThousandsToYuan(values.fee) as number,
      ...(values.validTo ? { validTo: values.validTo } : {}),
      ...(values.conditions ? { conditions: values.conditions } : {}),
    },
  })
  return (
    <WithDraft<Values> form="leaseOffer" subject={task.id}>
      {(draft) => (
        <CaseMoveDialog
          def={offerLease}
          form={form}
          draft={draft}
          of={leaseCase}
          move="offer"
          texts={texts}
          names={NAMES}
          check={check}
          initialValues={{
            amount: yuanToTenThousands(offer?.amountYuan ?? task.amountYuan),
            term: String(offer?.termMonths ?? task.termMonths),
            fee: yuanToTenThousands(offer?.feeYuan ?? 0),
            ...(offer ? { rate: String(offer.ratePercent), rent: String(offer.rentYuan) } : {}),
            ...(offer?.conditions ? { conditions: offer.conditions } : {}),
          }}
          fields={
            <>
              <Form.Item name="amount" label={fields.amount}>
                <AmountInput />
              </Form.Item>
              <Form.Item name="rate" label={fields.rate}>
                <Input inputMode="decimal" suffix={fields.percent} autoComplete="off" />
              </Form.Item>
              <Form.Item name="term" label={fields.term}>
                <Input inputMode="numeric" suffix={fields.months} autoComplete="off" />
              </Form.Item>
              <Form.Item name="rent" label={fields.rent} extra={<RentHint />}>
                <Input inputMode="numeric" suffix={fields.yuan} autoComplete="off" />
              </Form.Item>
              <Form.Item name="fee" label={fields.fee} extra={fields.feeHelp}>
                <AmountInput />
              </Form.Item>
              <Form.Item name="validTo" label={fields.validTo}>
                <DateInput min={chinaToday()} />
              </Form.Item>
              <Form.Item name="conditions" label={fields.conditions} extra={fields.conditionsHelp}>
                <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={500} showCount />
              </Form.Item>
            </>
          }
          toInput={toInput}
          summary={(values) => {
            const lease = measured(values ?? {})
            return [
              ...caseFacts(task),
              { label: fields.amount, value: formatAmount(lease?.amountYuan) },
              { label: fields.rent, value: formatAmount(numberOf(values?.rent)) },
              { label: fields.rate, value: formatRate(lease?.ratePercent) },
              { label: fields.term, value: formatTerm(lease?.termMonths) },
              { label: fields.fee, value: formatAmount(lease?.feeYuan) },
              { label: copy.offer.cost, value: lease && formatPercent(leaseCost(lease).annualCost) },
              { label: copy.offer.validTo, value: formatDate(values?.validTo) },
              { label: copy.offer.conditions, value: values?.conditions, isWide: true },
            ]
          }}
          onScreen={onScreen}
          onClose={onClose}
        />
      )}
    </WithDraft>
  )
}
