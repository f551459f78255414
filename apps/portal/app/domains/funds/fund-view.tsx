import { ArticleText } from '@lqr/ui/article-text.tsx'
import { buttonStyle } from '@lqr/ui/button.tsx'
import { FactList } from '@lqr/ui/fact-list.tsx'
import { Tag } from '@lqr/ui/tag.tsx'
import { Banner } from '../../shell/banner/banner.tsx'
import { sectionCrumbs } from '../../shell/banner/section-crumbs.ts'
import { SiteLink } from '../../shell/site-link.tsx'
import { FittingProducts } from '../../shell/product-cards/fitting-products.tsx'
import { copy } from './copy.ts'
import type { LoadedFund } from './load-fund.ts'
import { FUNDS_PATH } from './funds-path.ts'

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
      <Banner
        type="CHARACTERISTICAREA"
        withSubTitles={false}
        withSearch={false}
        title={fund.name}
        lead={
          <span className="flex flex-wrap items-center gap-2">
            {fund.manager}
            <Tag tone="primary">{fund.kind}</Tag>
            <Tag tone={fund.isInvesting ? 'success' : 'neutral'}>{fund.phase}</Tag>
            {fund.isExample && <Tag>{copy.card.example}</Tag>}
          </span>
        }
        crumbs={[sectionCrumbs.zones, { label: copy.list.title, href: FUNDS_PATH }, { label: fund.name }]}
      />
      <div className="content grid items-start gap-6 py-6 md:grid-cols-[minmax(0,1fr)_20rem] elder:grid-cols-1">
        <article className="grid min-w-0 gap-6 rounded-card border border-line bg-surface p-6 max-sm:p-4">
          {fund.isExample && (
            <p className="rounded-control bg-gold-soft px-3 py-2 text-note text-gold-ink">
              {labels.exampleNote}
            </p>
          )}
          <section aria-labelledby="intro">
            <h2 id="intro" className="mb-2 text-title">
              {labels.intro}
            </h2>
            <ArticleText text={intro} Heading="h3" />
          </section>
          <section aria-labelledby="facts">
            <h2 id="facts" className="mb-3 text-title">
              {labels.facts}
            </h2>
            <FactList facts={facts} columns={2} />
          </section>
          <section aria-labelledby="how">
            <h2 id="how" className="mb-2 text-title">
              {labels.howToApply}
            </h2>
            <ArticleText text={howToApply} Heading="h3" />
          </section>
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
