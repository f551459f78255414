import { Link } from 'react-router'
import {
  activityPublication,
  type ActivityRecord,
  activityVersions,
} from '@lqr/contract/activities/record-calls.ts'
import { wasPublished } from '@lqr/contract/kernel/publishing/publication-states.ts'
import { EndingMoment } from '../../shell/publishing/ending-moment.tsx'
import { PreviewButtons } from '../../shell/publishing/preview-buttons.tsx'
import { PublicationPage } from '../../shell/publishing/publication-page.tsx'
import { copy } from './copy.ts'

const begin = ({ startsAt, endsAt }: ActivityRecord) => <EndingMoment at={startsAt} end={endsAt} />

/** Activities in every state, each with its preview, its versions and, once it was public, its desk. */
export function Component() {
  const renderMore = (record: ActivityRecord) => {
    const { id, title, status } = record
    return (
      <>
        <PreviewButtons page="/activityPreview" id={id} name={title} />
        {wasPublished(status) && (
          <Link className="nowrap" to={`/content/activities/${id}`} aria-label={copy.deskOf(title)}>
            {copy.desk}
          </Link>
        )}
      </>
    )
  }
  return (
    <PublicationPage
      publication={activityPublication}
      table="activities"
      versions={activityVersions}
      intro={copy.intro}
      keyword={copy.keyword}
      cells={{ startsAt: begin }}
      renderMore={renderMore}
    />
  )
}
