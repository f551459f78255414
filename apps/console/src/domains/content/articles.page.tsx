import {
  articlePublication,
  type ArticleRecord,
  articleVersions,
} from '@lqr/contract/content/record-calls.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import { figure } from '../../shell/publishing/shown-value.tsx'
import { PreviewButtons } from '../../shell/publishing/preview-buttons.tsx'
import { PublicationPage } from '../../shell/publishing/publication-page.tsx'
import { copy } from './copy.ts'

/** Articles of every kind in every state, each with its preview and the versions that were published. */
export function Component() {
  return (
    <PublicationPage
      publication={articlePublication}
      table="articles"
      versions={articleVersions}
      intro={copy.intro}
      keyword={copy.keyword}
      cells={{ publishedAt: ({ publishedAt }) => publishedAt && figure(formatDateTime(publishedAt)) }}
      renderMore={(record: ArticleRecord) => (
        <>
          <PreviewButtons page="/contentPreview" id={record.id} name={record.title} />
        </>
      )}
    />
  )
}
