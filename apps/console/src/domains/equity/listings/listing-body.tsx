import { stockApplicationCase } from '@lqr/contract/equity/listing-case.ts'
import type { ListingApplication } from '@lqr/contract/equity/listing-entities.ts'
import { CaseTimeline } from '../../../shell/cases/case-timeline.tsx'
import { WayRail } from '../../../shell/cases/way-rail.tsx'
import { listingStep } from './current-step.ts'
import { AskedFacts, DocumentFacts, PlaceFacts } from './listing-facts.tsx'
import { ListingResult } from './listing-result.tsx'
import { LISTING_WAY } from './listing-way.ts'

/** An application as both sides read it: how it stands, what was asked, the documents, and beside them what happened. */
export function ListingBody({ listing }: { listing: ListingApplication }) {
  return (
    <>
      <WayRail
        of={stockApplicationCase}
        way={LISTING_WAY}
        shown={listing}
        waiting={listingStep(listing)?.title}
      />
      <div className="two-columns">
        <div className="stack">
          <ListingResult listing={listing} />
          <PlaceFacts listing={listing} />
          <AskedFacts listing={listing} />
          <DocumentFacts listing={listing} />
        </div>
        <CaseTimeline
          of={stockApplicationCase}
          events={listing.timeline}
          current={listingStep(listing)}
          clock={listing}
        />
      </div>
    </>
  )
}
