import { getArticleRecord } from '@lqr/contract/content/record-calls.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import { requireId } from '../../shell/listing/require-id.ts'
import type { LoaderApi } from '../../shell/server/loader-api.ts'

/** An article with the change that is being worked on, for who may edit it. */
export async function loadPreview(api: LoaderApi, request: Request) {
  const record = await api(getArticleRecord, { params: { id: requireId(request) } })
  const { title, summary, body, source, sourceUrl, publishAt } = { ...record, ...record.change }
  return {
    line: { isExample: record.isExample, summary: summary ?? null },
    title: title ?? '',
    body: body ?? '',
    source: source ?? null,
    sourceUrl: sourceUrl ?? null,
    publishAt: publishAt ? formatDateTime(publishAt) : null,
  }
}
