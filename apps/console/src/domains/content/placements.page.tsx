import { placementPublication, placementVersions } from '@lqr/contract/content/placement-calls.ts'
import { PublicationPage } from '../../shell/publishing/publication-page.tsx'
import { copy } from './copy.ts'

/** Banner pictures and operating positions in every state, each with the versions that were published. */
export function Component() {
  return (
    <PublicationPage
      publication={placementPublication}
      table="placements"
      versions={placementVersions}
      intro={copy.placementsIntro}
      keyword={copy.placementsKeyword}
    />
  )
}
