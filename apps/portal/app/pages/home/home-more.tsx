import { ActivityHeadlines } from '../../domains/activities/activity-headlines.tsx'
import { RecommendationList } from '../../domains/content/recommendation-list.tsx'
import { StockGrid } from '../../domains/equity/stock-card.tsx'
import { copy as stockCopy } from '../../domains/equity/stock-copy.ts'
import { STOCK_PATH } from '../../domains/equity/stock-path.ts'
import { copy as needCopy } from '../../domains/financing/copy.ts'
import { NeedGrid } from '../../domains/financing/need-card.tsx'
import { OrganisationGrid } from '../../domains/organisations/organisation-card.tsx'
import { CaseList } from '../../domains/statistics/case-list.tsx'
import type { loadHome } from './load-home.ts'
import { moreCopy as copy } from './more-copy.ts'
import { MoreLink } from './more-link.tsx'
import { NewsSection } from './news-section.tsx'

type Props = Pick<
  Awaited<ReturnType<typeof loadHome>>,
  'section' | 'organisations' | 'cases' | 'demands' | 'listings' | 'recommendations' | 'activities'
>

/** What stands below the first screen of the home page: policies and news, institutions, success cases. */
export default function HomeMore({
  section,
  organisations,
  cases,
  demands,
  listings,
  recommendations,
  activities,
}: Props) {
  return (
    <>
      {recommendations.length > 0 && (
        <section aria-labelledby="recommendations-title" className="content pt-8">
          <h2 id="recommendations-title" className="mb-3 text-title">
            {copy.recommendations}
          </h2>
          <RecommendationList recommendations={recommendations} />
        </section>
      )}
      <section aria-labelledby="demands-title" className="content pt-8">
        <div className="mb-3 flex items-baseline justify-between gap-3">
          <h2 id="demands-title" className="text-title">
            {needCopy.home.title}
          </h2>
          <MoreLink href="/demand" label={needCopy.home.all} />
        </div>
        {demands.length > 0 ? (
          <NeedGrid needs={demands} />
        ) : (
          <p className="text-note text-muted">{needCopy.home.none}</p>
        )}
      </section>
      {listings.items.length > 0 && (
        <section aria-labelledby="listings-title" className="content pt-8">
          <div className="mb-3 flex items-baseline justify-between gap-3">
            <h2 id="listings-title" className="text-title">
              {stockCopy.home.title}
              <span className="ml-3 text-note font-normal text-muted">
                {listings.isOwn ? stockCopy.home.own : stockCopy.home.general}
              </span>
            </h2>
            <MoreLink href={STOCK_PATH} label={stockCopy.home.all} />
          </div>
          <StockGrid items={listings.items} />
        </section>
      )}
      <NewsSection section={section} />
      <div className="content pt-4 empty:hidden">
        <ActivityHeadlines activities={activities} />
      </div>
      <section aria-labelledby="organisations-title" className="content pt-8">
        <div className="mb-3 flex items-baseline justify-between gap-3">
          <h2 id="organisations-title" className="text-title">
            {copy.organisations.title}
          </h2>
          <MoreLink href="/financial?tab=orgs" label={copy.organisations.all} />
        </div>
        <OrganisationGrid organisations={organisations} />
      </section>
      <section aria-labelledby="cases-title" className="content pt-8 pb-12">
        <h2 id="cases-title" className="mb-3 text-title">
          {copy.cases.title}
          <span className="ml-3 text-note font-normal text-muted">{copy.cases.note}</span>
        </h2>
        <CaseList cases={cases} />
      </section>
    </>
  )
}
