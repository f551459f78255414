import { Tag } from 'antd'
import type { ApplicationTerms } from '@lqr/contract/applications/entities.ts'
import { formatAmountRange, formatTermRange } from '@lqr/ui/format-amount.ts'
import { formatPercent, formatRateRange } from '@lqr/ui/format-rate.ts'
import { Facts } from '../../../shell/records/facts.tsx'
import { copy } from '../copy.ts'

const texts = copy.offer

/** Before a decision: the range the product was offered with on the day of the application, marked as no promise. */
export function IndicationPanel({ terms }: { terms: ApplicationTerms }) {
  const items = [
    { label: texts.amountRange, value: formatAmountRange(terms.amountMinYuan, terms.amountMaxYuan) },
    { label: texts.rate, value: formatRateRange(terms.rateMin, terms.rateMax) },
    { label: texts.termRange, value: formatTermRange(terms.termMinMonths, terms.termMaxMonths) },
    { label: texts.cost, value: texts.costFrom(formatPercent(terms.annualCostMin)) },
  ]
  return (
    <section className="panel">
      <div className="panel-head">
        <h2>{texts.indicationTitle}</h2>
        <Tag>{texts.indicationTag}</Tag>
      </div>
      <p className="muted panel-note">{texts.indicationText}</p>
      <Facts items={items} />
    </section>
  )
}
