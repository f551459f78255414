import type { Route } from './+types/policy-preview.page.ts'
import { Banner } from '../../shell/banner/banner.tsx'
import type { PageHandle } from '../../shell/page-handle.ts'
import { previewCopy as labels } from '../../shell/publishing/preview-copy.ts'
import { previewMeta } from '../../shell/publishing/preview-meta.ts'
import { PreviewNote } from '../../shell/publishing/preview-note.tsx'
import { apiContext } from '../../shell/server/contexts.ts'
import { loadPolicyPreview } from './load-policy-preview.ts'
import { PolicyArticle } from './policy-article.tsx'
import { ValidityTag } from './policy-card.tsx'

export const handle: PageHandle = { queryKeys: ['id'] }

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadPolicyPreview(context.get(apiContext), request)

export const meta: Route.MetaFunction = (args) => {
  const found = args.loaderData as Route.ComponentProps['loaderData'] | undefined
  return previewMeta(args, found?.line.title)
}

/** A policy as it will stand, to those who edit it. */
export default function PolicyPreview({ loaderData }: Route.ComponentProps) {
  const { line, publishAt } = loaderData
  return (
    <>
      <Banner
        type="POLICY"
        withSearch={false}
        title={line.title}
        crumbs={[{ label: labels.banner }]}
        lead={
          <span className="flex flex-wrap items-center gap-2">
            {line.docNo ?? line.issuer}
            <ValidityTag policy={line} />
          </span>
        }
      />
      <div className="content pt-6">
        <PreviewNote publishAt={publishAt} />
      </div>
      <PolicyArticle policy={loaderData} />
    </>
  )
}
