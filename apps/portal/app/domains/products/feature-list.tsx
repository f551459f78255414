import { MAX_KEYWORD_LENGTH } from '@lqr/contract/kernel/keyword.ts'
import { Button, buttonStyle } from '@lqr/ui/button.tsx'
import { EmptyState } from '@lqr/ui/empty-state.tsx'
import { Form } from 'react-router'
import { FacetRow } from '../../shell/listing/facet-row.tsx'
import { Listing } from '../../shell/listing/listing.tsx'
import { siteAddress } from '../../shell/site-address.ts'
import { SiteLink } from '../../shell/site-link.tsx'
import { useShell } from '../../shell/use-shell.ts'
import { featureCopy as copy } from './feature-copy.ts'
import { type LoadedFeatures, PICK } from './load-features.ts'
import { ProductRows } from '../../shell/product-cards/product-rows.tsx'

interface Props {
  /** Name of the zone. */
  name: string
  zone: string
  loaded: LoadedFeatures
}

function Search({ loaded }: { loaded: LoadedFeatures }) {
  const { site } = useShell()
  const { path, fixed, kept } = loaded.listing
  const { keyword: _word, [PICK]: _pick, ...others } = kept
  return (
    <Form
      role="search"
      aria-label={copy.search}
      method="get"
      action={siteAddress(site.path, path)}
      className="flex w-full max-w-md gap-2"
    >
      {Object.entries({ ...fixed, ...others }).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <input
        type="search"
        name="keyword"
        maxLength={MAX_KEYWORD_LENGTH}
        key={loaded.keyword}
        defaultValue={loaded.keyword}
        placeholder={copy.placeholder}
        aria-label={copy.placeholder}
        className="min-h-11 w-full rounded-control border border-line-strong bg-surface px-3 text-body"
      />
      <Button type="submit" className="shrink-0">
        {copy.submit}
      </Button>
    </Form>
  )
}

/** The products of a zone in its own order, with a search box, other orders and the way to the full filters. */
export function FeatureList({ name, zone, loaded }: Props) {
  const { listing, features, sorts, sort, keyword } = loaded
  if (listing.total === 0 && !keyword) {
    return (
      <EmptyState
        title={copy.none.title}
        hint={copy.none.hint}
        action={
          <SiteLink href="/characteristicArea" className={buttonStyle('primary')}>
            {copy.none.action}
          </SiteLink>
        }
      />
    )
  }
  return (
    <section id="zone-products" aria-label={copy.found(name)(String(listing.total))} className="scroll-mt-20">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <Search loaded={loaded} />
        <SiteLink
          href={`/financial?zone=${zone}`}
          className="inline-flex min-h-8 items-center text-note max-sm:min-h-11"
        >
          {copy.refine}
        </SiteLink>
      </div>
      <div className="mb-4">
        <FacetRow label={copy.sort} facets={sorts} current={sort} />
      </div>
      <Listing listing={listing} found={copy.found(name)} empty={copy.nothing} shown={features.length}>
        <ProductRows
          products={features.map(({ product }) => product)}
          notes={Object.fromEntries(features.map(({ note, product }) => [product.id, note]))}
        />
      </Listing>
    </section>
  )
}
