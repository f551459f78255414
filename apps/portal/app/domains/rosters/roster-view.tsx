import { FactList } from '@lqr/ui/fact-list.tsx'
import { Tag } from '@lqr/ui/tag.tsx'
import { Listing } from '../../shell/listing/listing.tsx'
import { FittingProducts } from '../../shell/product-cards/fitting-products.tsx'
import { ExampleNote } from '../../shell/publishing/record-parts.tsx'
import { ZoneBanner } from '../../shell/publishing/zone-banner.tsx'
import { copy } from './copy.ts'
import type { LoadedRoster } from './load-roster.ts'
import { OwnProducts } from './own-products.tsx'
import { PrintButton } from './print-button.tsx'
import { RosterTable } from './roster-table.tsx'
import { ExampleMark } from '../../shell/publishing/example-mark.tsx'

const labels = copy.roster

function About({ loaded }: { loaded: LoadedRoster }) {
  const { roster, facts, note, sourceUrl, expired } = loaded
  const source = sourceUrl && {
    label: labels.source,
    value: (
      <a href={sourceUrl} target="_blank" rel="noopener noreferrer nofollow">
        {labels.openSource}
      </a>
    ),
  }
  return (
    <section
      aria-labelledby="facts"
      className="grid gap-3 rounded-card border border-line bg-surface p-6 max-sm:p-4"
    >
      {expired && (
        <p className="rounded-control bg-warning-soft px-3 py-2 text-note text-warning">{expired}</p>
      )}
      <ExampleNote isExample={roster.isExample} text={labels.exampleNote} />
      <h2 id="facts" className="text-title">
        {labels.facts}
      </h2>
      <FactList facts={[...facts, ...(source ? [source] : [])]} columns={2} />
      {note && <p className="max-w-article text-note text-muted">{note}</p>}
    </section>
  )
}

/** One roster with its enterprises; the sheet that is printed holds both and nothing else. */
export function RosterView({ loaded }: { loaded: LoadedRoster }) {
  const { roster, listing, entries, products } = loaded
  return (
    <>
      <ZoneBanner
        title={roster.title}
        lead={
          <>
            {roster.issuer} · {roster.batch}
            <Tag tone="primary">{roster.kind}</Tag>
            {roster.isExpired && <Tag tone="warning">{copy.card.expired}</Tag>}
            <ExampleMark of={roster.isExample} />
          </>
        }
        crumbs={[{ label: copy.list.title, href: listing.path }]}
        search={{ listing, placeholder: labels.search, keyword: listing.kept.keyword }}
      />
      <div className="content grid grid-cols-1 gap-8 py-6">
        <About loaded={loaded} />
        <section aria-labelledby="entries">
          <div className="mb-1 flex flex-wrap items-center justify-between gap-3">
            <h2 id="entries" className="text-title">
              {labels.entries}
            </h2>
            <PrintButton />
          </div>
          <p className="mb-3 text-note text-muted">{labels.masked}</p>
          <Listing
            isOfRecord
            listing={listing}
            found={labels.found}
            empty={labels.empty}
            shown={entries.length}
          >
            <RosterTable title={roster.title} entries={entries} />
          </Listing>
        </section>
        <OwnProducts />
        <FittingProducts
          id="roster-products"
          title={copy.products.title}
          lead={copy.products.lead}
          products={products}
          href="/financialZone?zone=rosterPublicity"
        />
      </div>
    </>
  )
}
