import { ArticleText } from '@lqr/ui/article-text.tsx'
import { buttonStyle } from '@lqr/ui/button.tsx'
import { FactList } from '@lqr/ui/fact-list.tsx'
import type { ReactNode } from 'react'
import { sectionCrumbs } from '../../shell/banner/section-crumbs.ts'
import type { Route } from './+types/policy-detail.page.ts'
import { Banner } from '../../shell/banner/banner.tsx'
import type { PageHandle } from '../../shell/page-handle.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { apiContext } from '../../shell/server/contexts.ts'
import { SiteLink } from '../../shell/site-link.tsx'
import { copy } from './copy.ts'
import { loadPolicy } from './load-policy.ts'
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

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 text-title">
        {title}
      </h2>
      {children}
    </section>
  )
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
  const { line, notice, isExample, facts, body, guide, source, related, moreHref } = loaderData
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
      <div className="content grid items-start gap-6 py-6 md:grid-cols-[minmax(0,1fr)_22rem] elder:grid-cols-1">
        <article className="grid min-w-0 gap-8 rounded-card border border-line bg-surface p-6 max-sm:p-4">
          {(notice || isExample) && (
            <div className="grid gap-1 rounded-control bg-warning-soft px-3 py-2 text-note text-warning">
              {notice && <p>{notice}</p>}
              {isExample && <p>{labels.example}</p>}
            </div>
          )}
          {line.keyPoints.length > 0 && (
            <Part id="key-points" title={labels.keyPoints}>
              <ul className="m-0 grid list-disc gap-1 pl-6">
                {line.keyPoints.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            </Part>
          )}
          <Part id="body" title={labels.body}>
            <ArticleText text={body} Heading="h3" />
          </Part>
          {guide && (
            <Part id="guide" title={labels.guide}>
              <ArticleText text={guide} Heading="h3" />
            </Part>
          )}
        </article>
        <aside aria-label={labels.facts} className="grid gap-4">
          <section className="rounded-card border border-line bg-surface p-5">
            <h2 className="mb-3 text-body">{labels.facts}</h2>
            <FactList facts={facts} />
            {source && (
              <p className="mt-4">
                <a
                  href={source.url}
                  target="_blank"
                  rel="noopener noreferrer"
                  className={buttonStyle('primary', 'medium', 'w-full')}
                >
                  {labels.source}
                  <span className="sr-only">{labels.newWindow}</span>
                </a>
                <span className="mt-1 block text-note text-muted">{labels.sourceHost(source.host)}</span>
              </p>
            )}
          </section>
          <Related policies={related} moreHref={moreHref} />
        </aside>
      </div>
    </>
  )
}
