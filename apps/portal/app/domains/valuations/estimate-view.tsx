import { NOT_AN_APPRAISAL } from '@lqr/contract/valuations/disclaimer.ts'
import { DISTANCE_BANDS, PROPERTY_KINDS, VALUATION_METHODS } from '@lqr/contract/valuations/kinds.ts'
import { FactList } from '@lqr/ui/fact-list.tsx'
import { formatAmount } from '@lqr/ui/format-amount.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import { Tag } from '@lqr/ui/tag.tsx'
import { useEffect, useRef } from 'react'
import { formCopy } from './form-copy.ts'
import { RangeBar } from './range-bar.tsx'
import { SaveEstimate } from './save-estimate.tsx'
import type { Estimated } from './use-property-form.ts'

const copy = formCopy.result
const cell = 'border-b border-line py-2 pr-3 text-left font-normal'

type Named = readonly { readonly code: string; readonly name: string }[]
const nameOf = (items: Named, wanted: string) => items.find(({ code }) => code === wanted)?.name ?? wanted

function Cases({ cases }: Pick<Estimated['estimate'], 'cases'>) {
  return (
    <div role="region" aria-label={copy.cases} tabIndex={0} className="mt-4 overflow-x-auto">
      <table className="w-full min-w-md border-collapse text-note">
        <caption className="pb-1 text-left text-body font-semibold">{copy.cases}</caption>
        <thead className="text-muted">
          <tr>
            {copy.columns.map((title) => (
              <th key={title} scope="col" className={cell}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="tabular-nums">
          {cases.map((sale) => (
            <tr key={`${sale.distance}-${sale.soldOn}-${sale.unitPriceYuan}`}>
              <th scope="row" className={cell}>
                {nameOf(PROPERTY_KINDS, sale.kind)}
              </th>
              <td className={cell}>{copy.metres(sale.areaSquareMetres)}</td>
              <td className={cell}>{nameOf(DISTANCE_BANDS, sale.distance)}</td>
              <td className={cell}>{formatDate(sale.soldOn)}</td>
              <td className={cell}>{copy.perMetre(formatAmount(sale.unitPriceYuan))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-1 text-note text-muted">{copy.casesNote}</p>
    </div>
  )
}

/** What the source said: the words that it is no appraisal, the range, where it comes from, and the cases. */
export function EstimateView({ estimated, isStale }: { estimated: Estimated; isStale: boolean }) {
  const { property, estimate } = estimated
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [estimate])
  const method = VALUATION_METHODS.find(({ code }) => code === estimate.method)
  const facts = [
    { label: copy.unitPrice, value: copy.perMetre(formatAmount(estimate.unitPriceYuan)) },
    { label: copy.asOf, value: formatDate(estimate.asOf) },
    { label: copy.validTo, value: formatDate(estimate.validTo) },
    { label: copy.method, value: method && `${method.name}：${method.note}` },
    { label: copy.source, value: estimate.sourceName },
  ]
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="flex flex-wrap items-center gap-2 text-title outline-none">
        {copy.title}
        <Tag tone="gold">{NOT_AN_APPRAISAL}</Tag>
        {estimate.isDemonstration && <Tag>{copy.demonstration}</Tag>}
      </h2>
      <p className="mt-1 text-note text-muted">
        {nameOf(PROPERTY_KINDS, property.kind)} · {property.address} ·{' '}
        {copy.metres(property.areaSquareMetres)}
      </p>
      {isStale && (
        <p role="status" className="mt-2 rounded-control bg-primary-soft px-3 py-2 text-note print:hidden">
          {copy.stale}
        </p>
      )}
      <RangeBar {...estimate} />
      <FactList facts={facts} />
      <Cases cases={estimate.cases} />
      <p className="mt-4 max-w-article text-note text-ink">{estimate.disclaimer}</p>
      <SaveEstimate key={estimate.sealed} sealed={estimate.sealed} />
    </>
  )
}
