import { Button } from 'antd'
import { useState } from 'react'
import {
  articlePublication,
  type ArticleRecord,
  articleVersions,
} from '@lqr/contract/content/record-calls.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import { figure } from '../../shell/publishing/shown-value.tsx'
import { useChanged } from '../../shell/publishing/use-changed.ts'
import { PreviewButtons } from '../../shell/publishing/preview-buttons.tsx'
import { PublicationPage } from '../../shell/publishing/publication-page.tsx'
import { VersionsDialog } from '../../shell/publishing/versions-dialog.tsx'
import { copy } from './copy.ts'

/** Articles of every kind in every state, each with its preview and the versions that were published. */
export function Component() {
  const [opened, setOpened] = useState<ArticleRecord>()
  const { moved } = useChanged<ArticleRecord>([articlePublication.calls.list])
  const renderMore = (record: ArticleRecord) => (
    <>
      <PreviewButtons page="/contentPreview" id={record.id} name={record.title} />
      <Button size="small" aria-label={copy.versionsOf(record.title)} onClick={() => setOpened(record)}>
        {copy.versions}
      </Button>
    </>
  )
  return (
    <>
      <PublicationPage
        publication={articlePublication}
        table="articles"
        intro={copy.intro}
        keyword={copy.keyword}
        cells={{ publishedAt: ({ publishedAt }) => publishedAt && figure(formatDateTime(publishedAt)) }}
        renderMore={renderMore}
      />
      {opened && (
        <VersionsDialog
          publication={articlePublication}
          calls={articleVersions}
          record={opened}
          onRestored={moved}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  )
}
