import { Tag } from 'antd'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import { productDetail, type ProductDetail } from '@lqr/contract/products/entities.ts'
import { APPLICANT_KINDS } from '@lqr/contract/reference/applicant-kinds.ts'
import { GUARANTEE_MODES } from '@lqr/contract/reference/guarantee-modes.ts'
import { formatAmountRange, formatTermRange } from '@lqr/ui/format-amount.ts'
import { formatPercent, formatRateRange } from '@lqr/ui/format-rate.ts'
import { Facts } from '../../../shell/records/facts.tsx'
import { nameOf } from '../../../shell/records/name-of.ts'
import { copy } from './copy.ts'
import '../../../shell/cases/cases.css'

const texts = copy.product

/** The product applied for, above the form. */
export function ProductFacts({ product }: { product: ProductDetail }) {
  const { averageDecisionDays, guaranteeModes, materials } = product
  const items = [
    { label: texts.org, value: product.orgName },
    { label: texts.amount, value: formatAmountRange(product.amountMinYuan, product.amountMaxYuan) },
    {
      label: texts.rate,
      value: <strong className="figure-rate">{formatRateRange(product.rateMin, product.rateMax)}</strong>,
    },
    { label: texts.cost, value: texts.costFrom(formatPercent(product.annualCostMin)) },
    { label: texts.term, value: formatTermRange(product.termMinMonths, product.termMaxMonths) },
    { label: texts.days, value: averageDecisionDays === null ? '' : texts.daysValue(averageDecisionDays) },
    {
      label: texts.guarantee,
      value: guaranteeModes.map((code) => nameOf(GUARANTEE_MODES, code)).join('、'),
      isWide: true,
    },
    {
      label: labelOf(productDetail.shape.applicantKinds),
      value:
        product.applicantKinds.map((code) => nameOf(APPLICANT_KINDS, code)).join('、') || texts.everybody,
      isWide: true,
    },
    {
      label: texts.requirements,
      value: <span className="prewrap">{product.requirements}</span>,
      isWide: true,
    },
    { label: texts.materials, value: materials.join('、'), isWide: true },
  ]
  return (
    <section className="panel">
      <div className="panel-head">
        <h2>{product.name}</h2>
        {product.isExample && <Tag>{texts.example}</Tag>}
      </div>
      <Facts items={items} columns={3} />
      <p className="muted panel-foot">{texts.note}</p>
    </section>
  )
}
