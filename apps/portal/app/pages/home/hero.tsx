import { StatFigure } from '@lqr/ui/stat-figure.tsx'
import { Suspense } from 'react'
import type { FigureLine } from '../../domains/statistics/figure-line.ts'
import { afterFirstAction } from '../../shell/after-first-action.ts'
import { SearchBox } from '../../shell/search/search-box.tsx'
import { SEARCH_PATH } from '../../shell/search/search-path.ts'
import { SiteLink } from '../../shell/site-link.tsx'
import { useShell } from '../../shell/use-shell.ts'
import { lazyPart } from '../../shell/scripts/lazy-part.ts'
import { copy } from './copy.ts'
import type { SiteLine } from './load-sites.ts'

const { search, figures: labels } = copy

// The map is only links: its HTML works before its code is there.
const SiteMap = lazyPart(() => afterFirstAction().then(() => import('./site-map.tsx')))

function Search() {
  return (
    <>
      <SearchBox
        action={SEARCH_PATH}
        placeholder={search.placeholder}
        label={search.label}
        suggests
        isLarge
      />
      <p className="mt-1 flex flex-wrap items-center gap-x-4 text-note text-muted">
        {search.popular}
        {search.words.map((word) => (
          <SiteLink
            key={word}
            href={`${SEARCH_PATH}?keyword=${encodeURIComponent(word)}`}
            className="inline-flex min-h-11 items-center"
          >
            {word}
          </SiteLink>
        ))}
      </p>
    </>
  )
}

interface Props {
  figures: readonly FigureLine[]
  asOf: string
  sites: readonly SiteLine[]
}

/** One sentence of what this is, the search box, four real figures with their date; beside it the province as the way into its sites. */
export function Hero({ figures, asOf, sites }: Props) {
  const { site } = useShell()
  return (
    <section
      aria-labelledby="headline"
      className="relative overflow-x-clip border-b border-line bg-primary-soft/60"
    >
      <div className="content grid items-center lg:grid-cols-[34rem_minmax(0,1fr)] elder:lg:grid-cols-1">
        <div className="relative z-10 pt-12 pb-10 max-lg:pb-0 max-sm:pt-6">
          <h1 id="headline" className="text-display text-primary-strong max-sm:text-head">
            <span className="block">{copy.headline(site.path === '' ? copy.province : site.name)}</span>
            <span className="block break-keep wrap-anywhere">{copy.promise}</span>
          </h1>
          <p className="mt-3 mb-7 text-muted max-sm:mb-4">
            <span className="block">{copy.lead[0]}</span>
            <span className="block">{copy.lead[1]}</span>
          </p>
          <Search />
          <dl
            aria-label={labels.label}
            className="mt-6 grid max-w-2xl grid-cols-4 gap-x-6 gap-y-3 border-t border-primary-line pt-5 max-sm:mt-2 max-sm:grid-cols-2 max-sm:pt-3 elder:grid-cols-2"
          >
            {figures.map((figure) => (
              <StatFigure key={figure.label} {...figure} />
            ))}
          </dl>
          <p className="mt-2 text-note text-muted">
            {labels.asOf(asOf)}。
            <SiteLink href="/statistics" className="inline-flex min-h-8 items-center max-sm:min-h-11">
              {labels.more}
            </SiteLink>
          </p>
        </div>
        <Suspense fallback={null}>
          <SiteMap sites={sites} />
        </Suspense>
      </div>
    </section>
  )
}
