import { Button } from '@lqr/ui/button.tsx'
import { sectionCrumbs } from '../../shell/banner/section-crumbs.ts'
import { Banner } from '../../shell/banner/banner.tsx'
import { FacetRow } from '../../shell/listing/facet-row.tsx'
import { Listing } from '../../shell/listing/listing.tsx'
import { requireId } from '../../shell/listing/require-id.ts'
import type { PageHandle } from '../../shell/page-handle.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { apiContext } from '../../shell/server/contexts.ts'
import type { Route } from './+types/smart-policy.page.ts'
import { copy } from './smart/copy.ts'
import { loadReport } from './smart/load-report.ts'
import { type LoadedSmartPolicy, loadSmartPolicy } from './smart/load-smart-policy.ts'
import { MatchCard } from './smart/match-card.tsx'
import { ReportView } from './smart/report-view.tsx'
import { Questionnaire } from './smart/questionnaire.tsx'
import { ANSWER_KEYS } from './smart/read-answers.ts'

const REPORT = 'report'

export const handle: PageHandle = {
  queryKeys: ['keyword', 'standing', 'kind', 'delivery', 'open', 'page', 'report', ...ANSWER_KEYS],
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  return new URL(request.url).searchParams.has(REPORT)
    ? { view: 'report' as const, loaded: await loadReport(api, requireId(request, REPORT)) }
    : { view: 'list' as const, loaded: await loadSmartPolicy(api, request) }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: copy.title, description: copy.description })

/** The policy items against the own enterprise or a short questionnaire, or a stored report of the own enterprise. */
export default function SmartPolicy({ loaderData }: Route.ComponentProps) {
  return loaderData.view === 'report' ? (
    <ReportView report={loaderData.loaded} />
  ) : (
    <Matching loaded={loaderData.loaded} />
  )
}

function Matching({ loaded }: { loaded: LoadedSmartPolicy }) {
  const { listing, current, standings, kinds, deliveries, windows, matches, answered, calendarQuery } = loaded
  const { keyword, ...kept } = current
  return (
    <>
      <Banner
        type="SMARTPOLICY"
        crumbs={[sectionCrumbs.policies, { label: copy.title }]}
        search={{ action: listing.path, placeholder: copy.placeholder, kept: { ...answered, ...kept } }}
        keyword={keyword}
      />
      <div className="content grid grid-cols-1 items-start gap-6 py-6 md:grid-cols-[20rem_minmax(0,1fr)] elder:grid-cols-1 print:block">
        <Questionnaire {...loaded} kept={current} />
        <div className="min-w-0">
          <div className="mb-5 grid gap-3 print:hidden">
            <FacetRow label={copy.standing} facets={standings} current={kept.standing ?? ''} />
            <FacetRow label={copy.kind} facets={kinds} current={kept.kind ?? ''} />
            <FacetRow label={copy.delivery} facets={deliveries} current={kept.delivery ?? ''} />
            <FacetRow label={copy.open} facets={windows} current={kept.open ?? ''} />
            <a href={`/policyCalendar.ics${calendarQuery}`} className="text-note" download>
              {copy.calendar}
            </a>
            <Button
              size="small"
              className="justify-self-start noscript:hidden"
              onClick={() => window.print()}
            >
              {copy.print}
            </Button>
          </div>
          <Listing listing={listing} found={copy.found} empty={copy.empty} shown={matches.length}>
            <ul className="m-0 grid list-none gap-3 p-0">
              {matches.map((match) => (
                <li key={match.id} className="min-w-0">
                  <MatchCard match={match} />
                </li>
              ))}
            </ul>
          </Listing>
          <p className="mt-4 text-note text-muted">{copy.disclaimer}</p>
        </div>
      </div>
    </>
  )
}
