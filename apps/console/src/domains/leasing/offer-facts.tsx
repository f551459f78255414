import { Tag } from 'antd'
import type { LeaseOffer } from '@lqr/contract/leasing/entities.ts'
import { REJECT_CODES } from '@lqr/contract/reference/reject-codes.ts'
import { formatAmount, formatTerm } from '@lqr/ui/format-amount.ts'
import { formatDate, formatDateTime } from '@lqr/ui/format-date.ts'
import { formatPercent, formatRate } from '@lqr/ui/format-rate.ts'
import { Facts } from '../../shell/records/facts.tsx'
import { copy } from './copy.ts'
import '../../shell/cases/cases.css'

const texts = copy.offer

/** An institution's indication with its whole cost, marked as no decision. */
export function OfferFacts({ offer, agreedAt }: { offer: LeaseOffer; agreedAt: string | null }) {
  const items = [
    { label: texts.rent, value: <strong className="figure">{formatAmount(offer.rentYuan)}</strong> },
    {
      label: texts.cost,
      value: <strong className="figure figure-rate">{formatPercent(offer.annualCost)}</strong>,
    },
    { label: texts.amount, value: formatAmount(offer.amountYuan) },
    { label: texts.term, value: formatTerm(offer.termMonths) },
    { label: texts.rate, value: formatRate(offer.ratePercent) },
    { label: texts.fee, value: formatAmount(offer.feeYuan) },
    { label: texts.total, value: formatAmount(offer.totalYuan) },
    { label: texts.validTo, value: formatDate(offer.validTo) },
    { label: texts.at, value: formatDateTime(offer.offeredAt) },
    { label: texts.agreed, value: formatDateTime(agreedAt) },
    {
      label: texts.conditions,
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

interface Refusal {
  readonly declineCode: string | null
  readonly declineReason: string | null
  readonly nextSteps: string | null
}

/** Why an institution does not take the need up, and what would change it. */
export function DeclineFacts({ of }: { of: Refusal }) {
  const known = REJECT_CODES.find(({ code }) => code === of.declineCode)
  const items = [
    { label: copy.refusal.title, value: known?.name ?? of.declineCode, isWide: true },
    { label: copy.refusal.found, value: of.declineReason ?? known?.sentence, isWide: true },
    { label: copy.refusal.change, value: of.nextSteps ?? known?.remedy, isWide: true },
  ]
  return <Facts items={items} />
}
