import { placementPublication } from '@lqr/contract/content/placement-calls.ts'
import { PublicationPage } from '../../shell/publishing/publication-page.tsx'
import { copy } from './copy.ts'

/** Banner pictures and operating positions in every state. */
export function Component() {
  return (
    <PublicationPage
      publication={placementPublication}
      table="placements"
      intro={copy.placementsIntro}
      keyword={copy.placementsKeyword}
    />
  )
}
