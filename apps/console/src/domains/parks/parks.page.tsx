import { parkPublication } from '@lqr/contract/parks/record-calls.ts'
import { PublicationPage } from '../../shell/publishing/publication-page.tsx'
import { copy } from './copy.ts'

/** The parks of the zone in every state. */
export function Component() {
  return (
    <PublicationPage
      publication={parkPublication}
      table="parks"
      intro={copy.intro}
      keyword={copy.keyword}
      to={({ id }) => `/zones/parks/${id}`}
    />
  )
}
