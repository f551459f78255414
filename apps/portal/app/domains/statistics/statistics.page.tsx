import { DEFAULT_SUBSTATION_ID, findSubstation } from '@lqr/contract/reference/substations.ts'
import { TabLinks } from '@lqr/ui/tab-links.tsx'
import type { ComponentProps } from 'react'
import type { Route } from './+types/statistics.page.ts'
import { Banner } from '../../shell/banner/banner.tsx'
import type { PageHandle } from '../../shell/page-handle.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { apiContext } from '../../shell/server/contexts.ts'
import { areaIdOf } from '../../shell/session/area-id.ts'
import { SiteLink } from '../../shell/site-link.tsx'
import { AreaSection } from './area-section.tsx'
import { ChapterView } from './chapter-view.tsx'
import { CHAPTER_FIELD, chapterOf, CHAPTERS } from './chapters.ts'
import { copy } from './copy.ts'
import { HeadlineFigures } from './headline-figures.tsx'
import { loadAreaFigures } from './load-area-figures.ts'
import { loadChapter, loadHead } from './load-statistics.ts'
import { SPLIT_FIELDS } from './split.ts'

export const handle: PageHandle = { queryKeys: [CHAPTER_FIELD, ...Object.values(SPLIT_FIELDS)] }

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const site = findSubstation(params.site ?? '')?.id ?? DEFAULT_SUBSTATION_ID
  const search = new URL(request.url).searchParams
  const [head, areas] = await Promise.all([loadHead(api), loadAreaFigures(api, areaIdOf(site))])
  const { asOf, headlines } = head
  return { asOf, headlines, areas, chapter: await loadChapter(api, chapterOf(search), head, search) }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: copy.title, description: copy.description })

const tabs = CHAPTERS.map(({ key, label }) => ({
  key,
  label,
  href: `/statistics?${CHAPTER_FIELD}=${key}#contents`,
}))
const TabLink = (props: ComponentProps<typeof SiteLink>) => <SiteLink {...props} preventScrollReset />

/** The few figures that are wanted first, where they come from, and below the contents one chapter at a time. */
export default function Statistics({ loaderData }: Route.ComponentProps) {
  const { asOf, headlines, areas, chapter } = loaderData
  return (
    <>
      <Banner type="STATISTICS" />
      <div className="content grid grid-cols-1 gap-4 py-6">
        <section
          aria-labelledby="overview"
          className="rounded-card border border-line bg-surface p-6 max-sm:p-4"
        >
          <h2 id="overview" className="mb-4 text-body font-semibold">
            {copy.sections.overview}
            <span className="ml-3 text-note font-normal text-muted">{copy.asOf(asOf)}</span>
          </h2>
          <HeadlineFigures headlines={headlines} />
        </section>
        <AreaSection rendered={areas} />
        <div id="contents" className="scroll-mt-4 pt-2">
          <TabLinks Link={TabLink} label={copy.chapters.label} tabs={tabs} current={chapter.key} />
        </div>
        <ChapterView chapter={chapter} />
        <p className="text-note text-muted">{copy.source}</p>
      </div>
    </>
  )
}
