import { Tag } from 'antd'
import {
  type ResponseDetail,
  type ResponseOffer,
  responseOffer,
} from '@lqr/contract/financing/response-entities.ts'
import { labelsOf } from '@lqr/contract/kernel/field.ts'
import { GUARANTEE_MODES } from '@lqr/contract/reference/guarantee-modes.ts'
import type { RefusalOut } from '@lqr/contract/reference/refusal-fields.ts'
import { REJECT_CODES } from '@lqr/contract/reference/reject-codes.ts'
import { formatAmount, formatTerm } from '@lqr/ui/format-amount.ts'
import { formatDate, formatDateTime } from '@lqr/ui/format-date.ts'
import { formatPercent, formatRate } from '@lqr/ui/format-rate.ts'
import { WayOn } from '../../shell/cases/way-on.tsx'
import { Facts } from '../../shell/records/facts.tsx'
import { nameOf } from '../../shell/records/name-of.ts'
import { copy } from './response-copy.ts'
import '../../shell/cases/cases.css'

const texts = copy.offer
const labels = labelsOf(responseOffer)

/** An indication with its whole cost, marked as no decision. */
export function OfferFacts({ offer }: { offer: ResponseOffer }) {
  const items = [
    { label: labels.amountYuan, value: <strong className="figure">{formatAmount(offer.amountYuan)}</strong> },
    {
      label: labels.annualCost,
      value: <strong className="figure figure-rate">{formatPercent(offer.annualCost)}</strong>,
    },
    { label: labels.productName, value: offer.productName },
    { label: labels.ratePercent, value: formatRate(offer.ratePercent) },
    { label: labels.termMonths, value: formatTerm(offer.termMonths) },
    { label: labels.guaranteeMode, value: nameOf(GUARANTEE_MODES, offer.guaranteeMode) },
    { label: labels.validTo, value: formatDate(offer.validTo) },
    { label: labels.offeredAt, value: formatDateTime(offer.offeredAt) },
    {
      label: labels.conditions,
      value: <span className="prewrap">{offer.conditions ?? texts.noConditions}</span>,
      isWide: true,
    },
  ]
  return (
    <section className="panel">
      <h2>{texts.title}</h2>
      <p className="muted panel-note">
        <Tag>{texts.tag}</Tag>
        {texts.text}
      </p>
      <Facts items={items} />
      <p className="muted panel-foot">{texts.costHelp}</p>
    </section>
  )
}

interface Ended extends RefusalOut {
  readonly declineCode: string | null
  readonly declineReason: string | null
  readonly nextSteps: string | null
}

/** Why an institution stepped back, or the application came to nothing. */
export function EndedFacts({
  of,
  need,
}: {
  of: Ended
  need: Pick<ResponseDetail, 'amountYuan' | 'termMonths'>
}) {
  if (of.declineReason === null) return null
  const items = [
    { label: copy.refusal.title, value: nameOf(REJECT_CODES, of.declineCode), isWide: true },
    { label: copy.refusal.found, value: of.declineReason, isWide: true },
    { label: copy.refusal.change, value: of.nextSteps, isWide: true },
  ]
  return (
    <section className="panel panel-refusal">
      <h2>{copy.refusal.title}</h2>
      <Facts items={items} />
      <WayOn refusal={of} asked={need} />
    </section>
  )
}
