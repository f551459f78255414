import { Alert, Button } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import {
  listMissingSettings,
  siteSettingPublication,
  type SiteSettingRecord,
  siteSettingVersions,
} from '@lqr/contract/reference/site-setting-calls.ts'
import { PublicationPage } from '../../../shell/publishing/publication-page.tsx'
import { useChanged } from '../../../shell/publishing/use-changed.ts'
import { VersionsDialog } from '../../../shell/publishing/versions-dialog.tsx'
import { useCall } from '../../../shell/use-call.ts'
import { copy } from './copy.ts'

/** What is still to be set of the province; nothing when all of it is. */
function Missing() {
  const { data: names = [] } = useCall(listMissingSettings, {})
  if (names.length === 0) return null
  return (
    <Alert
      className="panel-note"
      type="warning"
      showIcon
      title={copy.missing}
      description={copy.missingHint(names)}
    />
  )
}

function OtherSettings() {
  return (
    <nav aria-label={copy.others} className="panel-acts panel-note">
      <span className="muted">{copy.others}</span>
      {copy.links.map(({ to, label }) => (
        <Link key={to} to={to}>
          {label}
        </Link>
      ))}
    </nav>
  )
}

/** The settings of the province and of each site in every state, with the versions that were in force. */
export function Component() {
  const [opened, setOpened] = useState<SiteSettingRecord>()
  const { moved } = useChanged<SiteSettingRecord>([siteSettingPublication.calls.list, listMissingSettings])
  return (
    <>
      <PublicationPage
        publication={siteSettingPublication}
        table="siteSettings"
        title={copy.title}
        intro={copy.intro}
        keyword={copy.keyword}
        above={
          <>
            <Missing />
            <OtherSettings />
          </>
        }
        renderMore={(record) => (
          <Button
            size="small"
            aria-label={copy.versionsOf(record.siteName)}
            onClick={() => setOpened(record)}
          >
            {copy.versions}
          </Button>
        )}
      />
      {opened && (
        <VersionsDialog
          publication={siteSettingPublication}
          calls={siteSettingVersions}
          record={opened}
          onRestored={moved}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  )
}
