import { fundPublication } from '@lqr/contract/funds/record-calls.ts'
import { PublicationPage } from '../../shell/publishing/publication-page.tsx'
import { copy } from './copy.ts'

/** The funds of the zone in every state. */
export function Component() {
  return (
    <PublicationPage publication={fundPublication} table="funds" intro={copy.intro} keyword={copy.keyword} />
  )
}
