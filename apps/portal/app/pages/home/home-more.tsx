import { ActivityHeadlines } from '../../domains/activities/activity-headlines.tsx'
import { RecommendationList } from '../../domains/content/recommendation-list.tsx'
import { QuickLinkPanel } from '../../domains/content/quick-link-panel.tsx'
import { StockGrid } from '../../domains/equity/stock-card.tsx'
import { copy as stockCopy } from '../../domains/equity/stock-copy.ts'
import { STOCK_PATH } from '../../domains/equity/stock-path.ts'
import { copy as needCopy } from '../../domains/financing/copy.ts'
import { HeadlinePanel } from '../../shell/listing/headline-panel.tsx'
import { CaseCards } from './case-cards.tsx'
import type { loadHome } from './load-home.ts'
import { moreCopy as copy } from './more-copy.ts'
import { NeedRows } from './need-rows.tsx'
import { NewsSection } from './news-section.tsx'
import { OrganisationPanel } from './organisation-panel.tsx'
import { PolicyDates } from './policy-dates.tsx'
import { SectionHead, sectionLook } from './section-head.tsx'
import { ZoneScenes } from './zone-scenes.tsx'

type Data = Awaited<ReturnType<typeof loadHome>>
type Props = Pick<
  Data,
  'zones' | 'section' | 'organisations' | 'cases' | 'demands' | 'listings' | 'recommendations' | 'activities'
>

/** Who looks for money beside what the state gives. */
function NeedsAndPolicies({ demands, section }: Pick<Data, 'demands' | 'section'>) {
  return (
    <div
      className={`${sectionLook} grid grid-cols-[7fr_5fr] gap-6 max-lg:grid-cols-1 max-lg:gap-10 elder:grid-cols-1`}
    >
      <section aria-labelledby="demands-title" className="flex min-w-0 flex-col">
        <SectionHead
          id="demands-title"
          title={needCopy.home.title}
          all={{ href: '/demand', label: needCopy.home.all }}
        />
        {demands.length > 0 ? (
          <NeedRows needs={demands} />
        ) : (
          <p className="text-note text-muted">{needCopy.home.none}</p>
        )}
      </section>
      <section aria-labelledby="policies-title" className="flex min-w-0 flex-col">
        <SectionHead
          id="policies-title"
          title={copy.policies.title}
          all={{ href: '/policy', label: copy.policies.more }}
        />
        <PolicyDates policies={section.policies} />
      </section>
    </div>
  )
}

/** Where one can go, and where else there is something; either of them takes the whole row where the other is missing. */
function ActivitiesAndLinks({ activities, section: { quickLinks } }: Pick<Data, 'activities' | 'section'>) {
  return (
    <div className="content grid grid-cols-[7fr_5fr] gap-6 pt-6 *:only:col-span-full empty:hidden max-lg:grid-cols-1 max-lg:gap-4 max-lg:pt-4 elder:grid-cols-1">
      <ActivityHeadlines activities={activities} />
      {quickLinks.length > 0 && (
        <HeadlinePanel id="quick-title" title={copy.news.quickLinks} more={copy.news.more}>
          <QuickLinkPanel first={quickLinks} />
        </HeadlinePanel>
      )}
    </div>
  )
}

/** What stands below the first screen of the home page: zones, needs and policies, cases, news, institutions. */
export default function HomeMore(props: Props) {
  const { zones, section, organisations, cases, demands, listings, recommendations, activities } = props
  return (
    <>
      {recommendations.length > 0 && (
        <section aria-labelledby="recommendations-title" className={sectionLook}>
          <SectionHead id="recommendations-title" title={copy.recommendations} />
          <RecommendationList recommendations={recommendations} />
        </section>
      )}
      <ZoneScenes zones={zones} />
      <NeedsAndPolicies demands={demands} section={section} />
      {cases.length > 0 && (
        <section aria-labelledby="cases-title" className={sectionLook}>
          <SectionHead id="cases-title" title={copy.cases.title} note={copy.cases.note} />
          <CaseCards cases={cases} />
        </section>
      )}
      {listings.items.length > 0 && (
        <section aria-labelledby="listings-title" className={sectionLook}>
          <SectionHead
            id="listings-title"
            title={stockCopy.home.title}
            note={listings.isOwn ? stockCopy.home.own : stockCopy.home.general}
            all={{ href: STOCK_PATH, label: stockCopy.home.all }}
          />
          <StockGrid items={listings.items} />
        </section>
      )}
      <NewsSection section={section} />
      <ActivitiesAndLinks activities={activities} section={section} />
      <section aria-labelledby="organisations-title" className={`${sectionLook} pb-16`}>
        <SectionHead
          id="organisations-title"
          title={copy.organisations.title}
          all={{ href: '/financial?tab=orgs', label: copy.organisations.all }}
        />
        <OrganisationPanel organisations={organisations} />
      </section>
    </>
  )
}
