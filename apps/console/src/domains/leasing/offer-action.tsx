import { Form } from 'antd'
import { labelOf, labelsOf, unitOf } from '@lqr/contract/kernel/field.ts'
import { offerLease } from '@lqr/contract/leasing/calls.ts'
import { leaseOffer } from '@lqr/contract/leasing/entities.ts'
import { leaseCase } from '@lqr/contract/leasing/lease-case.ts'
import { leaseCost, type MeasuredLease } from '@lqr/contract/leasing/lease-cost.ts'
import {
  checkFilledTenThousands,
  checkTenThousands,
  tenThousandsToYuan,
  yuanToTenThousands,
} from '@lqr/contract/rules/money-units.ts'
import { checkRate } from '@lqr/contract/rules/rate.ts'
import { chinaToday } from '@lqr/contract/rules/china-day.ts'
import { formatAmount, formatTerm } from '@lqr/ui/format-amount.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import { formatPercent, formatRate } from '@lqr/ui/format-rate.ts'
import { WithDraft } from '../../shell/drafts/with-draft.tsx'
import { AmountInput } from '../../shell/forms/amount-input.tsx'
import { DateInput } from '../../shell/forms/date-input.tsx'
import { numberOf } from '../../shell/forms/number-of.ts'
import { LongTextItem, TextItem } from '../../shell/forms/text-item.tsx'
import { CaseMoveDialog } from '../../shell/cases/case-move-dialog.tsx'
import { moveCopy } from '../../shell/cases/copy.ts'
import { caseFacts } from './case-facts.ts'
import { taskCopy } from './copy.ts'
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
const { shape } = offerLease.body
const labels = labelsOf(offerLease.body)
const NAMES = {
  amountYuan: 'amount',
  ratePercent: 'rate',
  termMonths: 'term',
  rentYuan: 'rent',
  feeYuan: 'fee',
}

function check({ amount, rate, fee }: Values): Record<string, string> {
  const errors = {
    amountYuan: checkFilledTenThousands(amount, labels.amountYuan),
    ratePercent: rate ? checkRate(rate, labels.ratePercent) : undefined,
    feeYuan: checkTenThousands(fee, labels.feeYuan),
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
  return `${fields.rentHelp} ${leaseCost(lease).rentYuan.toLocaleString('en-US')} ${unitOf(shape.rentYuan)}`
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
            amount: yuanToTenThousands(offer?.amountYuan ?? task.amountYuan ?? 0),
            term: String(offer?.termMonths ?? task.termMonths ?? ''),
            fee: yuanToTenThousands(offer?.feeYuan ?? 0),
            ...(offer ? { rate: String(offer.ratePercent), rent: String(offer.rentYuan) } : {}),
            ...(offer?.conditions ? { conditions: offer.conditions } : {}),
          }}
          fields={
            <>
              <Form.Item name="amount" label={labels.amountYuan}>
                <AmountInput />
              </Form.Item>
              <TextItem name="rate" of={shape.ratePercent} inputMode="decimal" />
              <TextItem name="term" of={shape.termMonths} inputMode="numeric" />
              <TextItem name="rent" of={shape.rentYuan} extra={<RentHint />} inputMode="numeric" />
              <Form.Item name="fee" label={labels.feeYuan} extra={fields.feeHelp}>
                <AmountInput />
              </Form.Item>
              <Form.Item name="validTo" label={moveCopy.optional(labels.validTo)}>
                <DateInput min={chinaToday()} />
              </Form.Item>
              <LongTextItem
                name="conditions"
                of={shape.conditions}
                label={moveCopy.optional(labels.conditions)}
                extra={fields.conditionsHelp}
              />
            </>
          }
          toInput={toInput}
          summary={(values) => {
            const lease = measured(values ?? {})
            return [
              ...caseFacts(task),
              { label: labels.amountYuan, value: formatAmount(lease?.amountYuan) },
              { label: labels.rentYuan, value: formatAmount(numberOf(values?.rent)) },
              { label: labels.ratePercent, value: formatRate(lease?.ratePercent) },
              { label: labels.termMonths, value: formatTerm(lease?.termMonths) },
              { label: labels.feeYuan, value: formatAmount(lease?.feeYuan) },
              {
                label: labelOf(leaseOffer.shape.annualCost),
                value: lease && formatPercent(leaseCost(lease).annualCost),
              },
              { label: labels.validTo, value: formatDate(values?.validTo) },
              { label: labels.conditions, value: values?.conditions, isWide: true },
            ]
          }}
          onScreen={onScreen}
          onClose={onClose}
        />
      )}
    </WithDraft>
  )
}
