import {
  type PlacementForm,
  placementPublication,
  placementVersions,
} from '@lqr/contract/content/placement-calls.ts'
import { EndingMoment } from '../../shell/publishing/ending-moment.tsx'
import { PublicationPage } from '../../shell/publishing/publication-page.tsx'
import { copy } from './copy.ts'

const until = ({ shownFrom, shownTo }: Pick<PlacementForm, 'shownFrom' | 'shownTo'>) => (
  <EndingMoment at={shownTo} start={shownFrom} />
)

/** Banner pictures and operating positions in every state, each with the versions that were published. */
export function Component() {
  return (
    <PublicationPage
      publication={placementPublication}
      table="placements"
      versions={placementVersions}
      intro={copy.placementsIntro}
      keyword={copy.placementsKeyword}
      cells={{ shownTo: until }}
    />
  )
}
