import { Tag } from 'antd'
import { labelsOf } from '@lqr/contract/kernel/field.ts'
import { leaseOffer, type LeaseOffer, type LeaseTaskDetail } from '@lqr/contract/leasing/entities.ts'
import type { RefusalOut } from '@lqr/contract/reference/refusal-fields.ts'
import { REJECT_CODES } from '@lqr/contract/reference/reject-codes.ts'
import { formatAmount, formatTerm } from '@lqr/ui/format-amount.ts'
import { formatDate, formatDateTime } from '@lqr/ui/format-date.ts'
import { formatPercent, formatRate } from '@lqr/ui/format-rate.ts'
import { WayOn } from '../../shell/cases/way-on.tsx'
import { Facts } from '../../shell/records/facts.tsx'
import { copy } from './copy.ts'
import '../../shell/cases/cases.css'

const texts = copy.offer
const labels = labelsOf(leaseOffer)

/** An institution's indication with its whole cost, marked as no decision. */
export function OfferFacts({ offer, agreedAt }: { offer: LeaseOffer; agreedAt: string | null }) {
  const items = [
    { label: labels.rentYuan, value: <strong className="figure">{formatAmount(offer.rentYuan)}</strong> },
    {
      label: labels.annualCost,
      value: <strong className="figure figure-rate">{formatPercent(offer.annualCost)}</strong>,
    },
    { label: labels.amountYuan, value: formatAmount(offer.amountYuan) },
    { label: labels.termMonths, value: formatTerm(offer.termMonths) },
    { label: labels.ratePercent, value: formatRate(offer.ratePercent) },
    { label: labels.feeYuan, value: formatAmount(offer.feeYuan) },
    { label: labels.totalYuan, value: formatAmount(offer.totalYuan) },
    { label: labels.validTo, value: formatDate(offer.validTo) },
    { label: labels.offeredAt, value: formatDateTime(offer.offeredAt) },
    { label: texts.agreed, value: formatDateTime(agreedAt) },
    {
      label: labels.conditions,
      value: <span className="prewrap">{offer.conditions ?? texts.noConditions}</span>,
      isWide: true,
    },
  ]
  return (
    <>
      <p className="muted panel-note">
        <Tag>{texts.tag}</Tag>
        {texts.text}
      </p>
      <Facts items={items} />
      <p className="muted panel-foot">{texts.costHelp}</p>
    </>
  )
}

interface Refusal extends RefusalOut {
  readonly declineCode: string | null
  readonly declineReason: string | null
  readonly nextSteps: string | null
}

/** What was asked for. */
type Need = Pick<LeaseTaskDetail, 'amountYuan' | 'termMonths'>

/** Why an institution does not take the need up, and what would change it. */
export function DeclineFacts({ of, need }: { of: Refusal; need: Need }) {
  const known = REJECT_CODES.find(({ code }) => code === of.declineCode)
  const items = [
    { label: copy.refusal.title, value: known?.name ?? of.declineCode, isWide: true },
    { label: copy.refusal.found, value: of.declineReason ?? known?.sentence, isWide: true },
    { label: copy.refusal.change, value: of.nextSteps ?? known?.remedy, isWide: true },
  ]
  return (
    <>
      <Facts items={items} />
      <WayOn refusal={of} asked={need} />
    </>
  )
}

/** Why a contract was ended before the equipment was handed over, as either side said it. */
export function EndFacts({ reason }: { reason: string }) {
  const value = <span className="prewrap">{reason}</span>
  return <Facts items={[{ label: copy.dissolved, value, isWide: true }]} />
}
