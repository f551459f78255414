import { Button } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import {
  activityPublication,
  type ActivityRecord,
  activityVersions,
} from '@lqr/contract/activities/record-calls.ts'
import { wasPublished } from '@lqr/contract/kernel/publishing/publication-states.ts'
import { PublicationPage } from '../../shell/publishing/publication-page.tsx'
import { useChanged } from '../../shell/publishing/use-changed.ts'
import { VersionsDialog } from '../../shell/publishing/versions-dialog.tsx'
import { copy } from './copy.ts'

/** Activities in every state, each with its versions and, once it was public, its desk. */
export function Component() {
  const [opened, setOpened] = useState<ActivityRecord>()
  const { moved } = useChanged<ActivityRecord>([activityPublication.calls.list])
  const renderMore = (record: ActivityRecord) => {
    const { id, title, status } = record
    return (
      <>
        <Button size="small" aria-label={copy.versionsOf(title)} onClick={() => setOpened(record)}>
          {copy.versions}
        </Button>
        {wasPublished(status) && (
          <Link className="nowrap" to={`/content/activities/${id}`} aria-label={copy.deskOf(title)}>
            {copy.desk}
          </Link>
        )}
      </>
    )
  }
  return (
    <>
      <PublicationPage
        publication={activityPublication}
        table="activities"
        intro={copy.intro}
        keyword={copy.keyword}
        renderMore={renderMore}
      />
      {opened && (
        <VersionsDialog
          publication={activityPublication}
          calls={activityVersions}
          record={opened}
          onRestored={moved}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  )
}
