import { Banner } from '../../shell/banner/banner.tsx'
import type { Route } from './+types/content-preview.page.ts'
import type { PageHandle } from '../../shell/page-handle.ts'
import { previewCopy as labels } from '../../shell/publishing/preview-copy.ts'
import { previewMeta } from '../../shell/publishing/preview-meta.ts'
import { PreviewNote } from '../../shell/publishing/preview-note.tsx'
import { apiContext } from '../../shell/server/contexts.ts'
import { ArticlePanel } from './article-panel.tsx'
import { loadPreview } from './load-preview.ts'
import { newsCopy } from './news-copy.ts'

export const handle: PageHandle = { queryKeys: ['id'] }

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadPreview(context.get(apiContext), request)

export const meta: Route.MetaFunction = (args) => {
  const found = args.loaderData as Route.ComponentProps['loaderData'] | undefined
  return previewMeta(args, found?.title)
}

/** An article as it will stand, to those who edit it. */
export default function ContentPreview({ loaderData }: Route.ComponentProps) {
  const { line, title, body, source, sourceUrl, publishAt } = loaderData
  return (
    <>
      <Banner
        type="POLICY"
        withSearch={false}
        title={title}
        crumbs={[{ label: labels.banner }]}
        lead={source ? `${newsCopy.source}：${source}` : labels.description}
      />
      <div className="content grid gap-4 py-6">
        <PreviewNote publishAt={publishAt} />
        <ArticlePanel line={line} body={body} sourceUrl={sourceUrl} words={newsCopy} />
      </div>
    </>
  )
}
