import { Chart } from '../../shell/chart/chart.tsx'
import { copy } from './copy.ts'
import { EmbedChart } from './embed-chart.tsx'
import { IndicatorGroups } from './indicator-groups.tsx'
import type { Chapter } from './load-statistics.ts'
import { OpenData } from './open-data.tsx'
import { PromiseTable } from './promise-table.tsx'
import { SplitSection } from './split-section.tsx'

/** What is open below the contents. */
export function ChapterView({ chapter }: { chapter: Chapter }) {
  switch (chapter.key) {
    case 'split':
      return chapter.split ? <SplitSection split={chapter.split} /> : null
    case 'promises':
      return chapter.promises ? (
        <PromiseTable ledger={chapter.promises} />
      ) : (
        <p className="rounded-card border border-line bg-surface p-6 text-muted">{copy.promises.nothing}</p>
      )
    case 'catalogue':
      return (
        <section
          aria-labelledby="catalogue"
          className="rounded-card border border-line bg-surface p-6 max-sm:p-4"
        >
          <h2 id="catalogue" className="mb-4 text-body font-semibold">
            {copy.chapters.catalogue}
          </h2>
          <IndicatorGroups groups={chapter.groups} />
        </section>
      )
    case 'open':
      return (
        <div className="grid grid-cols-1 gap-4">
          <OpenData {...chapter.openData} />
          <EmbedChart {...chapter.embedded} />
        </div>
      )
    default:
      return (
        <div className="-mb-4 gap-4 md:columns-2 elder:columns-1">
          {chapter.charts.map(({ title, data }) => (
            <div key={title} className="break-inside-avoid pb-4">
              <Chart heading="h2" {...{ title, data }} />
            </div>
          ))}
        </div>
      )
  }
}
