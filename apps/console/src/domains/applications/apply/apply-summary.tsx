import { useEffect, useRef } from 'react'
import { labelsOf } from '@lqr/contract/kernel/field.ts'
import { applicationForm } from '@lqr/contract/applications/form.ts'
import type { ProductDetail } from '@lqr/contract/products/entities.ts'
import { GUARANTEE_MODES } from '@lqr/contract/reference/guarantee-modes.ts'
import { tenThousandsToYuan } from '@lqr/contract/rules/money-units.ts'
import { formatAmount, formatTerm } from '@lqr/ui/format-amount.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import { numberOf } from '../../../shell/forms/number-of.ts'
import { Facts } from '../../../shell/records/facts.tsx'
import { nameOf } from '../../../shell/records/name-of.ts'
import type { ApplyValues } from './apply-values.ts'
import { copy } from './copy.ts'
import { useOwnValuations, valuationLine } from './valuation-field.tsx'

const labels = labelsOf(applicationForm)

const namesOf = (files: ApplyValues['files']) => files?.map(({ name }) => name).join('、')

/** Everything once more before it is sent; takes the focus, so that the change is noticed. */
export function ApplySummary({ values, product }: { values: ApplyValues; product: ProductDetail }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { summary } = copy
  const isMortgage = values.guaranteeMode === 'mortgage'
  const attached = useOwnValuations(isMortgage)?.find(({ id }) => id === values.valuationId)
  const items = [
    { label: summary.org, value: product.orgName },
    { label: summary.product, value: product.name },
    {
      label: labels.amountYuan,
      value: <strong className="figure">{formatAmount(tenThousandsToYuan(values.amount))}</strong>,
    },
    { label: labels.termMonths, value: formatTerm(numberOf(values.term)) },
    { label: labels.guaranteeMode, value: nameOf(GUARANTEE_MODES, values.guaranteeMode) },
    ...(isMortgage
      ? [
          {
            label: labels.valuationId,
            value: attached ? valuationLine(attached) : copy.valuation.notAttached,
          },
        ]
      : []),
    { label: labels.annualRevenueYuan, value: formatAmount(tenThousandsToYuan(values.revenue)) },
    { label: labels.wantedOn, value: formatDate(values.wantedOn) },
    { label: labels.contactName, value: values.contactName },
    { label: labels.contactPhone, value: values.contactPhone },
    { label: labels.purpose, value: <span className="prewrap">{values.purpose}</span>, isWide: true },
    ...product.materials.map((name) => ({
      label: name,
      value: namesOf(values.documents?.[name]) || <span className="muted">{summary.missing}</span>,
      isWide: true,
    })),
    ...(values.files?.length ? [{ label: labels.fileIds, value: namesOf(values.files), isWide: true }] : []),
  ]
  return (
    <section className="panel">
      <h2 ref={heading} tabIndex={-1}>
        {summary.title}
      </h2>
      <Facts items={items} />
    </section>
  )
}
