import { Tag } from 'antd'
import { DECIDED_ANSWERS } from '@lqr/contract/kernel/conditions/answers.ts'
import { FIT_CONDITIONS, type FitCondition, type ProductFit } from '@lqr/contract/products/fit.ts'
import { formatAmountRange, formatTermRange } from '@lqr/ui/format-amount.ts'
import { formatPercent } from '@lqr/ui/format-rate.ts'
import { applyAddress } from '../../../shell/cases/apply-address.ts'
import { LinkButton } from '../../../shell/page/link-button.tsx'
import { nameOf } from '../../../shell/records/name-of.ts'
import { copy } from './copy.ts'
import type { Want } from './want-address.ts'

const COLORS = { met: 'success', unmet: 'error', unknown: 'warning' } as const

function Condition({ of: { code, result, sentence, enterAt } }: { of: FitCondition }) {
  return (
    <li>
      <Tag color={COLORS[result]}>{nameOf(DECIDED_ANSWERS, result)}</Tag>
      <p>
        <strong>{nameOf(FIT_CONDITIONS, code)}</strong>：{sentence}
        {enterAt === 'certification' && (
          <>
            {' '}
            <a href="/authentication">{copy.enterAt.certification}</a>
          </>
        )}
        {enterAt === 'want' && <span className="muted">（{copy.enterAt.want}）</span>}
      </p>
    </li>
  )
}

/** Only what the enterprise enters here may still be open when it goes on to apply. */
function mayApply({ conditions }: ProductFit): boolean {
  return conditions.every(
    ({ isRequired, result, enterAt }) => !isRequired || result === 'met' || enterAt === 'want',
  )
}

/** A product, what decides for or against it, and the way to apply. What is met is told once one asks. */
export function FitCard({ product, want }: { product: ProductFit; want: Want }) {
  const { id, name, orgName, conditions, annualCost } = product
  const met = conditions.filter(({ result }) => result === 'met')
  const open = conditions.filter(({ result }) => result !== 'met')
  return (
    <li className="panel fit-card">
      <div className="fit-head">
        <div>
          <h3>
            <a href={`/productDetails?id=${id}`}>{name}</a>
          </h3>
          <p className="muted">{orgName}</p>
        </div>
        {mayApply(product) && (
          <LinkButton to={applyAddress(id, want)} label={copy.apply} name={copy.applyTo(name)} />
        )}
      </div>
      <p className="tabular">
        {copy.cost} <strong className="fit-cost">{copy.costFrom(formatPercent(annualCost))}</strong> ·{' '}
        {copy.amount} {formatAmountRange(product.amountMinYuan, product.amountMaxYuan)} · {copy.term}{' '}
        {formatTermRange(product.termMinMonths, product.termMaxMonths)}
      </p>
      {open.length > 0 && (
        <ul className="fit-conditions" aria-label={copy.conditions(name)}>
          {open.map((condition) => (
            <Condition key={condition.code} of={condition} />
          ))}
        </ul>
      )}
      {product.changes && (
        <p>
          <strong>{copy.changes}</strong>
          {product.changes.map(({ sentence }) => sentence).join('；')}
        </p>
      )}
      <details>
        <summary>{copy.allConditions(met.length)}</summary>
        <ul className="fit-conditions">
          {met.map((condition) => (
            <Condition key={condition.code} of={condition} />
          ))}
        </ul>
      </details>
    </li>
  )
}
