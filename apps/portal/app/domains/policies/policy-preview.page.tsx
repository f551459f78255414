import type { Route } from './+types/policy-preview.page.ts'
import { Banner } from '../../shell/banner/banner.tsx'
import type { PageHandle } from '../../shell/page-handle.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { apiContext } from '../../shell/server/contexts.ts'
import { copy } from './copy.ts'
import { loadPolicyPreview } from './load-policy-preview.ts'
import { PolicyArticle } from './policy-article.tsx'
import { ValidityTag } from './policy-card.tsx'

const labels = copy.preview

export const handle: PageHandle = { queryKeys: ['id'] }

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadPolicyPreview(context.get(apiContext), request)

export const meta: Route.MetaFunction = (args) => {
  const found = args.loaderData as Route.ComponentProps['loaderData'] | undefined
  const title = labels.title(found?.line.title ?? '')
  return [
    ...pageMeta(args, { title, description: labels.description }),
    { name: 'robots', content: 'noindex' },
  ]
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
        <p role="note" className="rounded-card border border-line bg-primary-soft px-4 py-3 text-note">
          {labels.note}
          {publishAt && labels.publishAt(publishAt)}
        </p>
      </div>
      <PolicyArticle policy={loaderData} />
    </>
  )
}
