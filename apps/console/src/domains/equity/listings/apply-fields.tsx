import { listingAsked } from '@lqr/contract/equity/listing-form.ts'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import { DocumentsItem } from '../../../shell/files/documents-item.tsx'
import { LongTextItem, TextItem } from '../../../shell/forms/text-item.tsx'
import { applyCopy, copy } from './copy.ts'
import './listings.css'

/** What is typed of the company, who speaks for it, and a place for each document. */
export function ApplyFields({ documents }: { documents: readonly string[] }) {
  const { shortName, shareholders, introduction, recommender, contactName, contactPhone } = listingAsked
  return (
    <>
      <h2 className="listing-part">{applyCopy.company}</h2>
      <TextItem name="shortName" of={shortName} />
      <TextItem name="shareholders" of={shareholders} inputMode="numeric" />
      <LongTextItem name="introduction" of={introduction} rows={{ minRows: 4, maxRows: 12 }} />
      <TextItem name="recommender" of={recommender} label={applyCopy.optional(labelOf(recommender))} />
      <h2 className="listing-part">{applyCopy.contact}</h2>
      <TextItem name="contactName" of={contactName} />
      <TextItem name="contactPhone" of={contactPhone} />
      <DocumentsItem name="documents" label={copy.documents} extra={copy.documentsHint} names={documents} />
    </>
  )
}
