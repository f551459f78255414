import { Button } from 'antd'
import { useState } from 'react'
import {
  documentVersions,
  policyDocumentPublication,
  type PolicyDocumentRecord,
} from '@lqr/contract/policies/document-record-calls.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import { PreviewButtons } from '../../../shell/publishing/preview-buttons.tsx'
import { PublicationPage } from '../../../shell/publishing/publication-page.tsx'
import { figure } from '../../../shell/publishing/shown-value.tsx'
import { useChanged } from '../../../shell/publishing/use-changed.ts'
import { VersionsDialog } from '../../../shell/publishing/versions-dialog.tsx'
import { copy } from './copy.ts'
import { PastePolicy } from './paste-policy.tsx'
import './documents.css'

/** The policies in every state, each with the versions that were published; a new one may be read from a pasted text. */
export function Component() {
  const [opened, setOpened] = useState<PolicyDocumentRecord>()
  const { moved } = useChanged<PolicyDocumentRecord>([policyDocumentPublication.calls.list])
  const renderMore = (record: PolicyDocumentRecord) => (
    <>
      <PreviewButtons page="/policyPreview" id={record.id} name={record.title} />
      <Button size="small" aria-label={copy.versionsOf(record.title)} onClick={() => setOpened(record)}>
        {copy.versions}
      </Button>
    </>
  )
  return (
    <>
      <PublicationPage
        publication={policyDocumentPublication}
        table="policyDocuments"
        intro={copy.intro}
        keyword={copy.keyword}
        hidesUpdated
        cells={{ publishedAt: ({ publishedAt }) => publishedAt && figure(formatDateTime(publishedAt)) }}
        renderMore={renderMore}
        renderFill={(fill) => <PastePolicy onRead={fill} />}
      />
      {opened && (
        <VersionsDialog
          publication={policyDocumentPublication}
          calls={documentVersions}
          record={opened}
          onRestored={moved}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  )
}
