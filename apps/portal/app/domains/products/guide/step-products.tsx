import { buttonStyle } from '@lqr/ui/button.tsx'
import { EmptyState } from '@lqr/ui/empty-state.tsx'
import Check from 'lucide-react/icons/check'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { addressWith } from '../../../shell/list-address.ts'
import { SiteLink } from '../../../shell/site-link.tsx'
import { copy } from './guide-copy.ts'
import type { StepProps } from './guide-form.tsx'
import type { Guide } from './load-guide.ts'
import { ExampleMark } from '../../../shell/publishing/example-mark.tsx'

const labels = copy.products

function Proposal({ product, href }: { product: Guide['proposed'][number]; href: string }) {
  const { id, name, orgName, annualCost, isExample, reasons } = product
  return (
    <article
      aria-label={`${name}，${orgName}`}
      className="flex h-full flex-col rounded-card border border-line bg-surface p-4"
    >
      <h3 className="text-body font-semibold">
        {name}
        <ExampleMark of={isExample} />
      </h3>
      <p className="text-note text-muted">{orgName}</p>
      <p className="mt-1 text-note text-gold-ink tabular-nums">{labels.cost(annualCost)}</p>
      <h4 className="mt-3 text-note font-semibold">{labels.why}</h4>
      <ul className="m-0 mt-1 grid list-none gap-1 p-0 text-note">
        {reasons.map(({ text, holds }) => (
          <li key={text} className={`flex gap-2 ${holds ? 'text-ink' : 'text-warning'}`}>
            <span className="mt-1 shrink-0">{holds ? <Check size={14} /> : <TriangleAlert size={14} />}</span>
            {text}
          </li>
        ))}
      </ul>
      <p className="mt-auto flex flex-wrap gap-2 pt-4">
        <SiteLink href={href} className={buttonStyle('secondary', 'medium', 'grow')}>
          {labels.choose}
          <span className="sr-only">：{name}</span>
        </SiteLink>
        <SiteLink href={`/productDetails?id=${id}`} className={buttonStyle('quiet')}>
          {labels.details}
        </SiteLink>
      </p>
    </article>
  )
}

/** Three products with the reasons for each, or what to change when nothing fits. */
export function StepProducts({ topic, guide }: StepProps) {
  const { kept, proposed, summary, isGone } = guide
  const change = `${addressWith(topic.path, { ...kept, step: 'needs' })}#guide`
  return (
    <>
      {isGone && (
        <p role="status" className="mb-3 rounded-control bg-warning-soft px-3 py-2 text-note text-warning">
          {copy.apply.gone}
        </p>
      )}
      {proposed.length === 0 ? (
        <EmptyState
          title={labels.emptyTitle}
          hint={labels.emptyHint}
          action={
            <span className="flex flex-wrap justify-center gap-2">
              <SiteLink href={change} className={buttonStyle('primary')}>
                {labels.change}
              </SiteLink>
              <SiteLink href="/financial" className={buttonStyle('secondary')}>
                {labels.all}
              </SiteLink>
            </span>
          }
        />
      ) : (
        <>
          <p className="mb-3 flex flex-wrap items-center gap-x-3 text-note text-muted">
            {summary && labels.lead(summary.amount, summary.term, summary.area)}
            <SiteLink href={change} className="inline-flex min-h-8 items-center max-sm:min-h-11">
              {labels.change}
            </SiteLink>
          </p>
          <ul className="m-0 grid list-none gap-3 p-0 md:grid-cols-3 elder:grid-cols-1">
            {proposed.map((product) => (
              <li key={product.id} className="min-w-0">
                <Proposal
                  product={product}
                  href={`${addressWith(topic.path, { ...kept, proId: product.id, step: 'apply' })}#guide`}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
