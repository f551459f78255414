import { DEFAULT_SUBSTATION_ID, findSubstation } from '@lqr/contract/reference/substations.ts'
import type { Route } from './+types/statistics.page.ts'
import { Banner } from '../../shell/banner/banner.tsx'
import { Chart } from '../../shell/chart/chart.tsx'
import type { PageHandle } from '../../shell/page-handle.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { apiContext } from '../../shell/server/contexts.ts'
import { areaIdOf } from '../../shell/session/area-id.ts'
import { AreaSection } from './area-section.tsx'
import { copy } from './copy.ts'
import { EmbedChart } from './embed-chart.tsx'
import { IndicatorGroups } from './indicator-groups.tsx'
import { OpenData } from './open-data.tsx'
import { PromiseTable } from './promise-table.tsx'
import { SplitSection } from './split-section.tsx'
import { loadAreaFigures } from './load-area-figures.ts'
import { loadSplit } from './load-split.ts'
import { SPLIT_FIELDS } from './split.ts'
import { loadStatistics } from './load-statistics.ts'

export const handle: PageHandle = { queryKeys: Object.values(SPLIT_FIELDS) }

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const site = findSubstation(params.site ?? '')?.id ?? DEFAULT_SUBSTATION_ID
  const [figures, areas, split] = await Promise.all([
    loadStatistics(api),
    loadAreaFigures(api, areaIdOf(site)),
    loadSplit(api, new URL(request.url).searchParams),
  ])
  return { ...figures, areas, split }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: copy.title, description: copy.description })

const { sections } = copy

export default function Statistics({ loaderData }: Route.ComponentProps) {
  const { asOf, groups, areas, charts, promises, openData, split, embedded } = loaderData
  return (
    <>
      <Banner type="STATISTICS" />
      <div className="content grid grid-cols-1 gap-4 py-6">
        <section
          aria-labelledby="overview"
          className="rounded-card border border-line bg-surface p-6 max-sm:p-4"
        >
          <h2 id="overview" className="mb-4 text-body font-semibold">
            {sections.overview}
            <span className="ml-3 text-note font-normal text-muted">{copy.asOf(asOf)}</span>
          </h2>
          <IndicatorGroups groups={groups} />
        </section>
        <AreaSection rendered={areas} />
        {split && <SplitSection split={split} />}
        <div className="-mb-4 gap-4 md:columns-2 elder:columns-1">
          {charts.map(({ title, data }) => (
            <Chart key={title} heading="h2" {...{ title, data }} className="mb-4 break-inside-avoid" />
          ))}
        </div>
        {promises && <PromiseTable ledger={promises} />}
        <OpenData {...openData} />
        <EmbedChart {...embedded} />
        <p className="text-note text-muted">{copy.source}</p>
      </div>
    </>
  )
}
