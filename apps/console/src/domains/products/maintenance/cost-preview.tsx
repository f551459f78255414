import { Form } from 'antd'
import { annualCostPercent } from '@lqr/contract/products/annual-cost.ts'
import { formatAmount, formatTerm } from '@lqr/ui/format-amount.ts'
import { formatPercent } from '@lqr/ui/format-rate.ts'
import { type Fact, Facts } from '../../../shell/records/facts.tsx'
import { formCopy } from './form-copy.ts'
import { costOf } from './term-lines.ts'
import { type TermsValues, toTerms } from './terms-values.ts'
import './maintenance.css'

const texts = formCopy.preview

function linesOf(values: TermsValues): { from: string; lines: Fact[] } | undefined {
  const terms = toTerms(values)
  const from = costOf(terms, terms.rateMin)
  const { amountMaxYuan, termMaxMonths, amountMinYuan, termMinMonths, rateMin, rateMax } = terms
  if (from === undefined || !amountMaxYuan || !termMaxMonths) return undefined
  const loan = { amountYuan: amountMaxYuan, termMonths: termMaxMonths }
  const fees = terms.fees ?? []
  const own = fees.filter(({ payer }) => payer === 'enterprise')
  const lines = [
    { label: texts.interest, value: formatPercent(rateMin) },
    ...own.map((fee, index) => ({
      label: fee.name || formCopy.feeTitle(index + 1),
      value: formatPercent(annualCostPercent(0, [fee], loan)),
    })),
    ...(rateMax
      ? [{ label: texts.highest, value: formatPercent(annualCostPercent(rateMax, fees, loan)) }]
      : []),
    ...(amountMinYuan && termMinMonths && rateMin
      ? [
          {
            label: texts.small(`${formatAmount(amountMinYuan)}，${formatTerm(termMinMonths)}`),
            value: formatPercent(
              annualCostPercent(rateMin, fees, { amountYuan: amountMinYuan, termMonths: termMinMonths }),
            ),
          },
        ]
      : []),
  ]
  return { from: formatPercent(from), lines }
}

/** The comprehensive annual cost as the card will show it, while the figures are being typed. */
export function CostPreview() {
  const values = (Form.useWatch([]) as TermsValues | undefined) ?? {}
  const preview = linesOf(values)
  return (
    <section className="panel cost-preview" aria-label={texts.title}>
      <h2>{texts.title}</h2>
      {preview ? (
        <>
          <p className="cost-total" aria-live="polite">
            <span className="muted">{texts.from}</span>
            <strong>{texts.fromValue(preview.from)}</strong>
          </p>
          <Facts items={preview.lines} columns={1} />
        </>
      ) : (
        <p className="muted">{texts.missing}</p>
      )}
      <p className="muted panel-foot">{texts.help}</p>
    </section>
  )
}
