import { Link } from 'react-router'
import { roadshowPublication } from '@lqr/contract/equity/roadshow-record-calls.ts'
import { PublicationPage } from '../../../shell/publishing/publication-page.tsx'
import { copy } from './copy.ts'

/** Roadshow days in every state; a published one leads to its projects. */
export function Component() {
  return (
    <PublicationPage
      publication={roadshowPublication}
      table="roadshowRecords"
      intro={copy.intro}
      keyword={copy.keyword}
      renderMore={({ id, status, title }) =>
        status === 'PUBLISHED' && (
          <Link className="nowrap" to={`/zones/roadshows/${id}`} aria-label={copy.boardOf(title)}>
            {copy.board}
          </Link>
        )
      }
    />
  )
}
