import { Amount } from '@lqr/ui/amount.tsx'
import { Tag } from '@lqr/ui/tag.tsx'
import type { Route } from './+types/demand-details.page.ts'
import { Banner } from '../../shell/banner/banner.tsx'
import type { PageHandle } from '../../shell/page-handle.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { ExampleNote, FactsPart, TextPart } from '../../shell/publishing/record-parts.tsx'
import { apiContext } from '../../shell/server/contexts.ts'
import { isEnterprise } from '../../shell/session/session-view.ts'
import { SiteLink } from '../../shell/site-link.tsx'
import { useShell } from '../../shell/use-shell.ts'
import { copy } from './copy.ts'
import { loadNeed } from './load-need.ts'
import { NeedGrid } from './need-card.tsx'
import { OperationButton } from './operation-button.tsx'
import { PublishButton } from './publish-button.tsx'
import { ExampleMark } from '../../shell/publishing/example-mark.tsx'

const labels = copy.detail

export const handle: PageHandle = { queryKeys: ['id'] }

export const loader = ({ request, context }: Route.LoaderArgs) => loadNeed(context.get(apiContext), request)

export const meta: Route.MetaFunction = (args) => {
  const found = args.loaderData as Route.ComponentProps['loaderData'] | undefined
  if (!found) return []
  const { title, area } = found
  return pageMeta(args, { title, description: labels.description(title, area), keys: ['id'] })
}

function Aside({ need }: { need: Route.ComponentProps['loaderData'] }) {
  const { session } = useShell()
  const isForInvestors = need.isEquity && !isEnterprise(session)
  return (
    <section aria-labelledby="need-amount" className="rounded-card border border-line bg-surface p-5">
      <h2 id="need-amount" className="mb-2 text-body">
        {labels.amount}
      </h2>
      <p className="text-head font-semibold text-gold-ink">
        <Amount amountYuan={need.amountYuan} />
      </p>
      <p className="text-note text-ink">
        {need.term} · {need.daysLeft}
      </p>
      <p className="mb-3 text-note text-muted">{need.slots}</p>
      <p className="mb-3 text-note text-ink">{need.isOwn ? labels.own : labels.forInstitutions}</p>
      {isForInvestors && (
        <p className="mb-3">
          <OperationButton demandNo={need.demandNo} />
        </p>
      )}
      {!need.isOwn && <PublishButton label={labels.toPublish} />}
      <p className="mt-3 text-note text-muted">{labels.note}</p>
    </section>
  )
}

/** One need as everybody reads it, and others of its place. */
export default function DemandDetails({ loaderData: need }: Route.ComponentProps) {
  return (
    <>
      <Banner
        type="PROJECTINFO"
        withSearch={false}
        title={need.title}
        crumbs={[{ label: copy.list.title, href: '/demand' }, { label: need.title }]}
        lead={
          <span className="flex flex-wrap items-center gap-2">
            {need.company}
            <Tag tone="primary">{need.type}</Tag>
            <ExampleMark of={need.isExample} />
          </span>
        }
      />
      <div className="content grid items-start gap-6 py-6 md:grid-cols-[minmax(0,1fr)_20rem] elder:grid-cols-1">
        <article className="grid min-w-0 gap-8 rounded-card border border-line bg-surface p-6 max-sm:p-4">
          <ExampleNote isExample={need.isExample} text={labels.exampleNote} />
          <FactsPart title={labels.facts} facts={need.facts} />
          {need.isMasked && <p className="text-note text-muted">{labels.masked}</p>}
          <TextPart id="purpose" title={labels.purpose} text={need.purpose} />
          {need.more && <TextPart id="more" title={labels.more} text={need.more} />}
        </article>
        <aside aria-label={labels.amount}>
          <Aside need={need} />
        </aside>
      </div>
      <section aria-labelledby="related" className="content pb-10">
        <h2 id="related" className="mb-3 text-title">
          {labels.related}
        </h2>
        {need.related.length > 0 ? (
          <NeedGrid needs={need.related} />
        ) : (
          <p className="text-note text-muted">{labels.noRelated}</p>
        )}
        <SiteLink href="/demand" className="mt-3 inline-flex min-h-8 items-center text-note max-sm:min-h-11">
          {labels.allNeeds}
        </SiteLink>
      </section>
    </>
  )
}
