import type { Route } from './+types/policy.page.ts'
import { ActivityHeadlines } from '../../domains/activities/activity-headlines.tsx'
import { loadComingActivities } from '../../domains/activities/load-coming-activities.ts'
import { HeadlineList } from '../../domains/content/headline-list.tsx'
import { loadHeadlines } from '../../domains/content/load-news.ts'
import { loadPolicyHome } from '../../domains/policies/load-policy-home.ts'
import { PolicyCards } from '../../domains/policies/policy-card.tsx'
import { Banner } from '../../shell/banner/banner.tsx'
import { FacetRow } from '../../shell/listing/facet-row.tsx'
import { HeadlinePanel, PartHead } from '../../shell/listing/headline-panel.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import { apiContext } from '../../shell/server/contexts.ts'
import { copy } from './copy.ts'

const HEADLINES = 6

export const loader = async ({ context }: Route.LoaderArgs) => {
  const api = context.get(apiContext)
  const [policies, headlines, activities] = await Promise.all([
    loadPolicyHome(api),
    loadHeadlines(api, HEADLINES),
    loadComingActivities(api),
  ])
  return { ...policies, ...headlines, activities }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: copy.title, description: copy.description })

export default function PolicyHome({ loaderData }: Route.ComponentProps) {
  const { levels, types, latest, national, news, notices, activities } = loaderData
  return (
    <>
      <Banner type="POLICY" />
      <div className="content grid gap-8 py-6">
        <section aria-labelledby="facets" className="grid gap-3">
          <h2 id="facets" className="text-title">
            {copy.facets}
          </h2>
          <FacetRow label={copy.level} facets={levels} current="none" />
          <FacetRow label={copy.type} facets={types} current="none" />
          <p className="text-note text-muted">{copy.current}</p>
        </section>
        <section aria-labelledby="latest">
          <PartHead more={copy.more} id="latest" title={copy.latest} href="/policyInfo" />
          {latest.length > 0 ? <PolicyCards policies={latest} /> : <p className="text-muted">{copy.none}</p>}
        </section>
        {national.length > 0 && (
          <section aria-labelledby="national">
            <PartHead
              more={copy.more}
              id="national"
              title={copy.national}
              href="/policyInfo?level=national"
            />
            <PolicyCards policies={national} />
          </section>
        )}
        <ActivityHeadlines activities={activities} />
        <div className="grid gap-6 md:grid-cols-2 elder:grid-cols-1">
          <HeadlinePanel more={copy.more} id="news" title={copy.news} href="/newsInfo">
            <HeadlineList articles={news} />
          </HeadlinePanel>
          <HeadlinePanel more={copy.more} id="notices" title={copy.notices} href="/newsInfo?tab=notices">
            <HeadlineList articles={notices} />
          </HeadlinePanel>
        </div>
      </div>
    </>
  )
}
