import { ZONES } from '@lqr/contract/reference/zones.ts'
import { Breadcrumb, type Crumb } from '@lqr/ui/breadcrumb.tsx'
import { classNames } from '@lqr/ui/class-names.ts'
import { StatFigure } from '@lqr/ui/stat-figure.tsx'
import { Terraces } from '@lqr/ui/terraces.tsx'
import type { ReactNode } from 'react'
import { addressWith, type KeptQuery } from '../list-address.ts'
import { SearchBox } from '../search/search-box.tsx'
import { SEARCH_PATH } from '../search/search-path.ts'
import { SceneImage } from '../scenes/scene-image.tsx'
import type { Scene } from '../scenes/scene-of.ts'
import { SiteLink } from '../site-link.tsx'
import { useShell } from '../use-shell.ts'
import { zonePage } from '../zone-address.ts'
import { type BannerText, bannerTexts, type BannerType } from './banner-types.ts'
import { BannerPicture } from './banner-picture.tsx'
import { copy } from './copy.ts'
import { sectionCrumbs } from './section-crumbs.ts'

/** A figure of a loan-statistics banner (specification 3). */
export interface LoanStatistic {
  readonly label: string
  readonly value: number
  readonly decimals?: number
  readonly unit?: string
}

interface Props {
  type: BannerType
  /** What stands between 首页 and this page; the last one is the page itself. Without it: the title of the page type. */
  crumbs?: readonly Crumb[]
  /** The h1; without it the title of the page type. */
  title?: string
  /** What the page answers; it stands between the title and the lead. */
  question?: string
  lead?: ReactNode
  /** The word searched for, shown in the search box. */
  keyword?: string | undefined
  figures?: readonly LoanStatistic[]
  /** Another search box than the page type's; `kept` stays in the address beside the word. */
  search?: {
    readonly action: string
    readonly placeholder: string
    readonly kept?: KeptQuery
    readonly suggests?: boolean
  }
  /** Detail pages show the head of their group without its picture, search box and sub-titles. */
  withSearch?: boolean
  withSubTitles?: boolean
  /** The zone's own work, drawn at the right; without it contours. */
  scene?: Scene | undefined
  children?: ReactNode
}

/** So many figures stand in one line beside the drawing of a zone. */
const BESIDE_DRAWING = 4

/** The box of the page type; while it has a word, the way to the same word in everything the site has. */
function Search({ search, keyword }: { search: NonNullable<Props['search']>; keyword: string | undefined }) {
  return (
    <div className="w-full max-w-lg">
      <SearchBox {...search} keyword={keyword} />
      {keyword && search.action !== SEARCH_PATH && (
        <SiteLink
          href={addressWith(SEARCH_PATH, {}, { keyword })}
          className="mt-1 inline-flex min-h-8 items-center text-note max-sm:min-h-11"
        >
          {copy.searchSite(keyword)}
        </SiteLink>
      )}
    </div>
  )
}

function SubTitles({ zones }: { zones: NonNullable<BannerText['subTitles']> }) {
  const { hasPage } = useShell()
  return (
    <ul className="mt-3 flex list-none flex-wrap gap-x-4 gap-y-1 p-0 text-note">
      {zones.map((zone) => (
        <li key={zone}>
          <SiteLink
            href={zonePage(zone, hasPage)}
            className="inline-flex min-h-8 items-center text-primary-strong max-sm:min-h-11"
          >
            {ZONES.find(({ code }) => code === zone)?.name}
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}

/** The head of an inner page: breadcrumb, the h1, search, sub-titles and counters of its page type. */
export function Banner({
  type,
  crumbs,
  title,
  question,
  lead,
  keyword,
  figures,
  search: ownSearch,
  withSearch = true,
  withSubTitles = true,
  scene,
  children,
}: Props) {
  const text = bannerTexts[type]
  const heading = title ?? text.title
  const search = ownSearch ? { suggests: text.search?.suggests, ...ownSearch } : text.search
  const trail: Crumb[] = [sectionCrumbs.home, ...(crumbs ?? [{ label: heading }])]
  return (
    <>
      {withSearch && <BannerPicture page={type} />}
      <section
        aria-label={copy.heading}
        className="relative overflow-x-clip border-b border-line bg-primary-soft"
      >
        {scene ? (
          <SceneImage
            isEarly
            scene={scene}
            className="absolute inset-y-0 right-0 h-full w-1/2 max-w-3xl [mask-image:linear-gradient(to_right,transparent,#000_32%)] max-md:hidden md:max-lg:opacity-40 elder:hidden"
          />
        ) : (
          <Terraces behindText className="absolute inset-y-0 right-0 h-full w-2/3 opacity-60 max-sm:w-full" />
        )}
        <div className={classNames('content relative py-4', scene && 'md:py-8')}>
          <Breadcrumb Link={SiteLink} crumbs={trail} />
          <div
            className={classNames(
              'flex flex-wrap items-end justify-between gap-x-8 gap-y-3',
              scene && 'md:max-w-lg elder:max-w-none',
            )}
          >
            <div>
              <h1 className="mt-1 text-head text-primary-strong">{heading}</h1>
              {question && <p className="mt-1 mb-1 text-title font-semibold text-ink">{question}</p>}
              <p className="max-w-article text-note text-muted">{lead ?? text.lead}</p>
            </div>
            {withSearch && search && <Search search={search} keyword={keyword} />}
          </div>
          {withSubTitles && text.subTitles && <SubTitles zones={text.subTitles} />}
          {figures && (
            <dl
              className={classNames(
                'mt-4 flex flex-wrap gap-x-12 gap-y-3 max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-6',
                scene && 'md:max-w-2xl md:gap-x-8 elder:max-w-none',
                // Five do not fit beside the drawing: three and two instead of four and one.
                scene && figures.length > BESIDE_DRAWING && 'md:grid md:max-w-lg md:grid-cols-3',
              )}
            >
              {figures.map((figure) => (
                <StatFigure key={figure.label} {...figure} isCountedUp />
              ))}
            </dl>
          )}
          {children}
        </div>
      </section>
    </>
  )
}
