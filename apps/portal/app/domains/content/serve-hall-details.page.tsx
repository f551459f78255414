import { isConsole } from '@lqr/contract/reference/inner-target.ts'
import { ArticleText } from '@lqr/ui/article-text.tsx'
import { buttonStyle } from '@lqr/ui/button.tsx'
import { FactList } from '@lqr/ui/fact-list.tsx'
import { Tag } from '@lqr/ui/tag.tsx'
import type { Route } from './+types/serve-hall-details.page.ts'
import { Banner } from '../../shell/banner/banner.tsx'
import type { PageHandle } from '../../shell/page-handle.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { apiContext } from '../../shell/server/contexts.ts'
import { SiteLink } from '../../shell/site-link.tsx'
import { useShell } from '../../shell/use-shell.ts'
import { WrittenLink } from '../../shell/written-link.tsx'
import { loadService } from './load-services.ts'
import { servicesCopy as labels } from './services-copy.ts'

export const handle: PageHandle = { queryKeys: ['id'] }

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadService(context.get(apiContext), request)

export const meta: Route.MetaFunction = (args) => {
  const found = args.loaderData as Route.ComponentProps['loaderData'] | undefined
  if (!found) return []
  return pageMeta(args, {
    title: labels.detailTitle(found.line.title),
    description: found.line.summary,
    keys: ['id'],
  })
}

type Service = Route.ComponentProps['loaderData']

/** The one way on: a page of ours that exists, one of our console, or the relay page that names the outside site. */
function Action({ line, actionPath, outsideName }: Service) {
  const { hasPage } = useShell()
  if (actionPath && isConsole(actionPath)) {
    return (
      <a href={actionPath} className={buttonStyle('primary', 'medium', 'w-full')}>
        {labels.go}
      </a>
    )
  }
  if (actionPath && hasPage(actionPath)) {
    return (
      <SiteLink href={actionPath} className={buttonStyle('primary', 'medium', 'w-full')}>
        {labels.go}
      </SiteLink>
    )
  }
  if (!outsideName) return null
  return (
    <>
      <SiteLink
        href={`/serveHallDetailsJump?id=${line.id}`}
        className={buttonStyle('primary', 'medium', 'w-full')}
      >
        {labels.goOutside(outsideName)}
      </SiteLink>
      <p className="mt-1 text-note text-muted">{labels.leaveNote}</p>
    </>
  )
}

export default function ServeHallDetails({ loaderData: service }: Route.ComponentProps) {
  const { line, facts, body, others, outsideName } = service
  return (
    <>
      <Banner
        type="SERVEHALL"
        withSearch={false}
        title={line.title}
        crumbs={[{ label: labels.title, href: '/serveHall' }, { label: line.title }]}
        lead={
          <span className="flex flex-wrap items-center gap-2">
            {line.summary}
            <Tag tone="primary">{line.category}</Tag>
            <Tag>{outsideName ? labels.outside : labels.inside}</Tag>
          </span>
        }
      />
      <div className="content grid items-start gap-6 py-6 md:grid-cols-[minmax(0,1fr)_22rem] elder:grid-cols-1">
        <aside aria-label={labels.facts} className="grid gap-4 md:order-2">
          <section className="grid gap-4 rounded-card border border-line bg-surface p-5">
            <h2 className="text-body">{labels.facts}</h2>
            <FactList facts={facts} />
            <div>
              <Action {...service} />
            </div>
          </section>
          {others.length > 0 && (
            <section aria-labelledby="others" className="rounded-card border border-line bg-surface p-5">
              <h2 id="others" className="mb-1 text-body">
                {labels.others}
              </h2>
              <ul className="m-0 list-none p-0">
                {others.map(({ id, title }) => (
                  <li key={id} className="border-b border-line last:border-0">
                    <SiteLink
                      href={`/serveHallDetails?id=${id}`}
                      className="block py-2 text-note text-ink no-underline hover:text-primary max-sm:py-3"
                    >
                      {title}
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </aside>
        <article className="min-w-0 rounded-card border border-line bg-surface p-6 max-sm:p-4">
          <ArticleText Link={WrittenLink} text={body} />
          <p className="mt-6 border-t border-line pt-4 text-note text-muted">
            {labels.helpTitle}：
            <SiteLink href="/helpCenter" className="inline-block underline max-sm:py-2.5">
              {labels.help}
            </SiteLink>
          </p>
        </article>
      </div>
    </>
  )
}
