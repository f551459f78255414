import { buttonStyle } from '@lqr/ui/button.tsx'
import { FactList } from '@lqr/ui/fact-list.tsx'
import type { Route } from './+types/serve-hall-jump.page.ts'
import { Banner } from '../../shell/banner/banner.tsx'
import type { PageHandle } from '../../shell/page-handle.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { apiContext } from '../../shell/server/contexts.ts'
import { SiteLink } from '../../shell/site-link.tsx'
import { jumpCopy as labels } from './jump-copy.ts'
import { loadJump } from './load-services.ts'
import { servicesCopy } from './services-copy.ts'

export const handle: PageHandle = { queryKeys: ['id'] }

export const loader = ({ request, context, params }: Route.LoaderArgs) =>
  loadJump(context.get(apiContext), request, params.site ?? '')

export const meta: Route.MetaFunction = (args) => {
  const found = args.loaderData as Route.ComponentProps['loaderData'] | undefined
  if (!found) return []
  const { name } = found.outside
  return [
    ...pageMeta(args, { title: labels.title, description: labels.description(name), keys: ['id'] }),
    { name: 'robots', content: 'noindex' },
  ]
}

/** The relay page: it names the outside site before anybody leaves. */
export default function ServeHallJump({ loaderData }: Route.ComponentProps) {
  const { line, outside } = loaderData
  const details = `/serveHallDetails?id=${line.id}`
  return (
    <>
      <Banner
        type="SERVEHALL"
        withSearch={false}
        title={labels.title}
        lead={labels.lead}
        crumbs={[
          { label: servicesCopy.title, href: '/serveHall' },
          { label: line.title, href: details },
          { label: labels.title },
        ]}
      />
      <div className="content py-6">
        <section
          aria-label={labels.site}
          className="grid max-w-2xl gap-5 rounded-card border border-line bg-surface p-6 max-sm:p-4"
        >
          <FactList
            facts={[
              { label: labels.site, value: <strong>{outside.name}</strong> },
              { label: labels.address, value: <span className="break-all">{outside.url}</span> },
              { label: labels.service, value: line.title },
            ]}
          />
          <ul className="m-0 grid list-disc gap-1 pl-6 text-note">
            {labels.reminders.map((reminder) => (
              <li key={reminder}>{reminder}</li>
            ))}
          </ul>
          <div className="flex flex-wrap gap-3">
            <a
              href={outside.url}
              target="_blank"
              rel="noopener noreferrer external"
              className={buttonStyle('primary')}
            >
              {labels.go(outside.name)}
              <span className="sr-only">{labels.newWindow}</span>
            </a>
            <SiteLink href={details} className={buttonStyle('secondary')}>
              {labels.back}
            </SiteLink>
          </div>
        </section>
      </div>
    </>
  )
}
