import { sectionCrumbs } from '../../shell/banner/section-crumbs.ts'
import type { Route } from './+types/policy-detail.page.ts'
import { Banner } from '../../shell/banner/banner.tsx'
import type { PageHandle } from '../../shell/page-handle.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { apiContext } from '../../shell/server/contexts.ts'
import { SiteLink } from '../../shell/site-link.tsx'
import { copy } from './copy.ts'
import { loadPolicy } from './load-policy.ts'
import { PolicyArticle } from './policy-article.tsx'
import { ValidityTag } from './policy-card.tsx'
import type { PolicyLine } from './policy-line.ts'

const labels = copy.detail

export const handle: PageHandle = { queryKeys: ['id'] }

export const loader = ({ request, context }: Route.LoaderArgs) => loadPolicy(context.get(apiContext), request)

export const meta: Route.MetaFunction = (args) => {
  const data = args.loaderData as Route.ComponentProps['loaderData'] | undefined
  if (!data) return []
  const { title, issuer } = data.line
  return pageMeta(args, {
    title,
    description: labels.description(title, issuer),
    keys: ['id'],
    structuredData: data.structuredData,
  })
}

function Related({ policies, moreHref }: { policies: readonly PolicyLine[]; moreHref: string }) {
  return (
    <section aria-labelledby="related" className="rounded-card border border-line bg-surface p-5">
      <h2 id="related" className="mb-2 text-body">
        {labels.related}
      </h2>
      {policies.length === 0 && <p className="text-note text-muted">{labels.noRelated}</p>}
      <ul className="m-0 list-none p-0">
        {policies.map(({ id, title }) => (
          <li key={id} className="border-b border-line last:border-0">
            <SiteLink
              href={`/policyDetail?id=${id}`}
              className="block py-2 text-note text-ink no-underline hover:text-primary max-sm:py-3"
            >
              {title}
            </SiteLink>
          </li>
        ))}
      </ul>
      <SiteLink href={moreHref} className="mt-2 inline-flex min-h-8 items-center text-note max-sm:min-h-11">
        {labels.more}
      </SiteLink>
    </section>
  )
}

export default function PolicyDetail({ loaderData }: Route.ComponentProps) {
  const { line, related, moreHref } = loaderData
  return (
    <>
      <Banner
        type="POLICY"
        withSearch={false}
        title={line.title}
        crumbs={[
          sectionCrumbs.policies,
          { label: copy.list.title, href: '/policyInfo' },
          { label: line.title },
        ]}
        lead={
          <span className="flex flex-wrap items-center gap-2">
            {line.docNo ?? line.issuer}
            <ValidityTag policy={line} />
          </span>
        }
      />
      <PolicyArticle policy={loaderData}>
        <Related policies={related} moreHref={moreHref} />
      </PolicyArticle>
    </>
  )
}
