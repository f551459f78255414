import { Banner } from '../../shell/banner/banner.tsx'
import type { Route } from './+types/content-preview.page.ts'
import type { PageHandle } from '../../shell/page-handle.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { apiContext } from '../../shell/server/contexts.ts'
import { ArticlePanel } from './article-panel.tsx'
import { loadPreview } from './load-preview.ts'
import { newsCopy } from './news-copy.ts'
import { previewCopy as labels } from './preview-copy.ts'

export const handle: PageHandle = { queryKeys: ['id'] }

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadPreview(context.get(apiContext), request)

export const meta: Route.MetaFunction = (args) => {
  const found = args.loaderData as Route.ComponentProps['loaderData'] | undefined
  const title = labels.title(found?.title ?? '')
  return [
    ...pageMeta(args, { title, description: labels.description }),
    { name: 'robots', content: 'noindex' },
  ]
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
        <p role="note" className="rounded-card border border-line bg-primary-soft px-4 py-3 text-note">
          {labels.note}
          {publishAt && labels.publishAt(publishAt)}
        </p>
        <ArticlePanel line={line} body={body} sourceUrl={sourceUrl} words={newsCopy} />
      </div>
    </>
  )
}
