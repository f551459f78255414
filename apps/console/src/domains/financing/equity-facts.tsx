import { Tag } from 'antd'
import { PROJECT_STAGES } from '@lqr/contract/equity/project-kinds.ts'
import {
  equityOffer,
  type EquityOffer,
  investment,
  type Investment,
} from '@lqr/contract/financing/response-entities.ts'
import { labelsOf } from '@lqr/contract/kernel/field.ts'
import { formatAmount } from '@lqr/ui/format-amount.ts'
import { formatDate, formatDateTime } from '@lqr/ui/format-date.ts'
import { formatPercent } from '@lqr/ui/format-rate.ts'
import { type Fact, Facts } from '../../shell/records/facts.tsx'
import { nameOf } from '../../shell/records/name-of.ts'
import { copy } from './response-copy.ts'
import '../../shell/cases/cases.css'

const texts = copy.equity
const labels = labelsOf(equityOffer)
const resultLabels = labelsOf(investment)

/** What an indication on equity says, before it is chosen and beside the others. */
export function equityFacts(offer: EquityOffer | null): Fact[] {
  return [
    { label: labels.amountYuan, value: formatAmount(offer?.amountYuan) },
    { label: labels.sharePercent, value: formatPercent(offer?.sharePercent) },
    { label: labels.stage, value: nameOf(PROJECT_STAGES, offer?.stage) },
    { label: labels.validTo, value: formatDate(offer?.validTo) },
    { label: labels.conditions, value: offer?.conditions ?? copy.offer.noConditions, isWide: true },
  ]
}

/** An indication on equity, marked as no decision, and what came of it. */
export function EquityFacts({ offer, result }: { offer: EquityOffer | null; result: Investment | null }) {
  if (!offer) return null
  return (
    <section className="panel">
      <h2>{texts.title}</h2>
      <p className="muted panel-note">
        <Tag>{texts.tag}</Tag>
        {texts.text}
      </p>
      <Facts
        items={[...equityFacts(offer), { label: labels.offeredAt, value: formatDateTime(offer.offeredAt) }]}
      />
      {result && (
        <>
          <h3>{texts.result}</h3>
          <Facts
            items={[
              { label: resultLabels.amountYuan, value: formatAmount(result.amountYuan) },
              { label: resultLabels.sharePercent, value: formatPercent(result.sharePercent) },
              { label: resultLabels.investedOn, value: formatDate(result.investedOn) },
            ]}
          />
        </>
      )}
    </section>
  )
}
