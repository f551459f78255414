import { StatFigure } from '@lqr/ui/stat-figure.tsx'
import { Terraces } from '@lqr/ui/terraces.tsx'
import type { FigureLine } from '../../domains/statistics/figure-line.ts'
import { SearchBox } from '../../shell/search/search-box.tsx'
import { SEARCH_PATH } from '../../shell/search/search-path.ts'
import { SiteLink } from '../../shell/site-link.tsx'
import { copy } from './copy.ts'

const { search, figures: labels } = copy

function Search() {
  return (
    <>
      <div className="mt-5">
        <SearchBox
          action={SEARCH_PATH}
          placeholder={search.placeholder}
          label={search.label}
          suggests
          isLarge
        />
      </div>
      <p className="mt-2 flex flex-wrap items-center gap-x-4 text-note text-muted">
        {search.popular}
        {search.words.map((word) => (
          <SiteLink
            key={word}
            href={`${SEARCH_PATH}?keyword=${encodeURIComponent(word)}`}
            className="inline-flex min-h-8 items-center max-sm:min-h-11"
          >
            {word}
          </SiteLink>
        ))}
      </p>
    </>
  )
}

/** One sentence of what this is, the search box with three popular words, and four real figures with their date. */
export function Hero({ figures, asOf }: { figures: readonly FigureLine[]; asOf: string }) {
  return (
    <section
      aria-labelledby="headline"
      className="relative overflow-x-clip border-b border-line bg-primary-soft"
    >
      <Terraces
        behindText
        className="absolute inset-y-0 right-0 h-full w-5/12 opacity-70 max-md:top-1/2 max-md:h-1/2 max-md:w-full"
      />
      <div className="content relative pt-10 pb-6 max-sm:pt-6">
        <h1 id="headline" className="text-display text-primary-strong max-sm:text-head">
          {copy.headline}
        </h1>
        <Search />
        <dl
          aria-label={labels.label}
          className="mt-6 grid max-w-4xl grid-cols-4 gap-x-8 gap-y-3 max-md:grid-cols-2 elder:grid-cols-2"
        >
          {figures.map((figure) => (
            <StatFigure key={figure.label} {...figure} />
          ))}
        </dl>
        <p className="mt-2 text-note text-muted">
          {labels.asOf(asOf)}。
          <SiteLink href="/statistics" className="inline-block py-1">
            {labels.more}
          </SiteLink>
        </p>
      </div>
    </section>
  )
}
