import { STOCK_BOARDS } from '@lqr/contract/equity/boards.ts'
import type { ListingApplication } from '@lqr/contract/equity/listing-entities.ts'
import { listingAsked } from '@lqr/contract/equity/listing-form.ts'
import { isArchived } from '@lqr/contract/kernel/cases/read-case.ts'
import { openListingPhone } from '@lqr/contract/equity/listing-move-calls.ts'
import { labelsOf } from '@lqr/contract/kernel/field.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import { PlacedDocuments } from '../../../shell/files/placed-documents.tsx'
import { ContactPhone } from '../../../shell/records/contact-phone.tsx'
import { Facts } from '../../../shell/records/facts.tsx'
import { nameOf } from '../../../shell/records/name-of.ts'
import { copy } from './copy.ts'
import './listings.css'

const labels = labelsOf({ shape: listingAsked })

const phoneLink = (phone: string | null) => phone && <a href={`tel:${phone}`}>{phone}</a>

/** For what, at which exchange, and who there. */
export function PlaceFacts({ listing }: { listing: ListingApplication }) {
  const items = [
    { label: copy.applyNo, value: listing.applyNo },
    { label: copy.submitted, value: formatDateTime(listing.createdAt) },
    { label: copy.item, value: listing.itemName, isWide: true },
    { label: copy.board, value: nameOf(STOCK_BOARDS, listing.board) },
    { label: copy.exchange, value: listing.orgName },
    { label: copy.exchangePhone, value: phoneLink(listing.orgPhone) },
    { label: copy.officer, value: listing.officerName },
    ...(listing.officerPhone ? [{ label: copy.officerPhone, value: phoneLink(listing.officerPhone) }] : []),
  ]
  return (
    <section className="panel">
      <h2>{copy.listing}</h2>
      <Facts items={items} />
    </section>
  )
}

/** What the enterprise said of itself; nothing once it took the application back before it was accepted. */
export function AskedFacts({ listing }: { listing: ListingApplication }) {
  if (listing.isSealed) return null
  const items = [
    { label: copy.company, value: listing.corporateName, isWide: true },
    { label: copy.creditCode, value: listing.creditCode },
    { label: labels.shortName, value: listing.shortName },
    { label: labels.shareholders, value: listing.shareholders },
    { label: labels.recommender, value: listing.recommender },
    {
      label: labels.contactName,
      value: (
        <>
          {listing.contactName}{' '}
          <ContactPhone
            key={listing.id}
            phone={listing.contactPhone}
            opens={listing.opensPhone}
            def={openListingPhone}
            input={{ params: { id: listing.id } }}
          />
        </>
      ),
    },
    {
      label: labels.introduction,
      value: <span className="prewrap">{listing.introduction}</span>,
      isWide: true,
    },
  ]
  return (
    <section className="panel">
      <h2>{copy.application}</h2>
      <Facts items={items} />
    </section>
  )
}

/** The documents of the list, each with its file, and what was supplied later. */
export function DocumentFacts({ listing }: { listing: ListingApplication }) {
  if (listing.isSealed) return null
  const { documents, files } = listing
  return (
    <section className="panel">
      <h2>{copy.documents}</h2>
      <PlacedDocuments
        names={documents}
        files={files}
        others={copy.supplied}
        isArchived={isArchived(listing)}
      />
    </section>
  )
}
