import { buttonStyle } from '@lqr/ui/button.tsx'
import { Tag } from '@lqr/ui/tag.tsx'
import { SiteLink } from '../../shell/site-link.tsx'
import { FittingProducts } from '../../shell/product-cards/fitting-products.tsx'
import { ExampleNote, FactsPart, TextPart } from '../../shell/publishing/record-parts.tsx'
import { ZoneBanner } from '../../shell/publishing/zone-banner.tsx'
import { copy } from './copy.ts'
import type { LoadedFund } from './load-fund.ts'
import { FUNDS_PATH } from './funds-path.ts'
import { ExampleMark } from '../../shell/publishing/example-mark.tsx'

const labels = copy.fund

function Contact({ phone, notOpen }: { phone: string; notOpen: string }) {
  return (
    <section aria-labelledby="contact" className="rounded-card border border-line bg-surface p-5">
      <h2 id="contact" className="mb-2 text-body">
        {labels.contact}
      </h2>
      {notOpen && (
        <p className="mb-2 rounded-control bg-warning-soft px-3 py-2 text-note text-warning">{notOpen}</p>
      )}
      <p className="text-note text-muted">{labels.phone}</p>
      <a
        href={`tel:${phone}`}
        className="inline-flex min-h-11 items-center text-title font-semibold tabular-nums"
      >
        {phone}
      </a>
      <SiteLink href={FUNDS_PATH} className={buttonStyle('secondary', 'medium', 'mt-3 w-full')}>
        {labels.back}
      </SiteLink>
    </section>
  )
}

/** One fund: what it invests in, how to apply, whom to ask. */
export function FundView({ loaded }: { loaded: LoadedFund }) {
  const { fund, intro, howToApply, facts, phone, notOpen, products } = loaded
  return (
    <>
      <ZoneBanner
        title={fund.name}
        lead={
          <>
            {fund.manager}
            <Tag tone="primary">{fund.kind}</Tag>
            <Tag tone={fund.isInvesting ? 'success' : 'neutral'}>{fund.phase}</Tag>
            <ExampleMark of={fund.isExample} />
          </>
        }
        crumbs={[{ label: copy.list.title, href: FUNDS_PATH }]}
      />
      <div className="content grid items-start gap-6 py-6 md:grid-cols-[minmax(0,1fr)_20rem] elder:grid-cols-1">
        <article className="grid min-w-0 gap-6 rounded-card border border-line bg-surface p-6 max-sm:p-4">
          <ExampleNote isExample={fund.isExample} text={labels.exampleNote} />
          <TextPart id="intro" title={labels.intro} text={intro} />
          <FactsPart title={labels.facts} facts={facts} />
          <TextPart id="how" title={labels.howToApply} text={howToApply} />
          <section aria-labelledby="disclaimer" className="border-t border-line pt-4">
            <h2 id="disclaimer" className="mb-1 text-body">
              {labels.disclaimer}
            </h2>
            <p className="max-w-article text-note text-muted">{copy.list.disclaimer}</p>
          </section>
        </article>
        <aside aria-label={labels.contact}>
          <Contact phone={phone} notOpen={notOpen} />
        </aside>
      </div>
      <div className="content pb-10">
        <FittingProducts
          id="fund-products"
          title={labels.products}
          lead={labels.productsLead}
          products={products}
          href="/financialZone?zone=fund"
        />
      </div>
    </>
  )
}
