import {
  documentVersions,
  policyDocumentPublication,
  type PolicyDocumentRecord,
} from '@lqr/contract/policies/document-record-calls.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import { PreviewButtons } from '../../../shell/publishing/preview-buttons.tsx'
import { PublicationPage } from '../../../shell/publishing/publication-page.tsx'
import { figure } from '../../../shell/publishing/shown-value.tsx'
import { copy } from './copy.ts'
import { PastePolicy } from './paste-policy.tsx'
import './documents.css'

/** The policies in every state, each with the versions that were published; a new one may be read from a pasted text. */
export function Component() {
  return (
    <PublicationPage
      publication={policyDocumentPublication}
      table="policyDocuments"
      versions={documentVersions}
      intro={copy.intro}
      keyword={copy.keyword}
      hidesUpdated
      cells={{ publishedAt: ({ publishedAt }) => publishedAt && figure(formatDateTime(publishedAt)) }}
      renderMore={(record: PolicyDocumentRecord) => (
        <>
          <PreviewButtons page="/policyPreview" id={record.id} name={record.title} />
        </>
      )}
      renderFill={(fill) => <PastePolicy onRead={fill} />}
    />
  )
}
