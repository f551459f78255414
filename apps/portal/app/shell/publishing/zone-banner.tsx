import type { Crumb } from '@lqr/ui/breadcrumb.tsx'
import type { ReactNode } from 'react'
import { Banner, type LoanStatistic } from '../banner/banner.tsx'
import { sectionCrumbs } from '../banner/section-crumbs.ts'
import type { Scene } from '../scenes/scene-of.ts'
import type { ListingData } from '../listing/listing.tsx'

interface ZoneBannerProps {
  title: string
  /** A sentence, or who stands behind the record and its tags. */
  lead: ReactNode
  /** Between the zones and this page. */
  crumbs?: readonly Crumb[]
  /** The list that is searched, and what for; without it there is no search box. */
  search?: {
    readonly listing: ListingData
    readonly placeholder: string
    readonly keyword?: string | undefined
  }
  figures?: readonly LoanStatistic[]
  scene?: Scene
}

/** The head of a list or record that belongs to the zones; its search box looks within the list of the page. */
export function ZoneBanner({ title, lead, crumbs = [], search, figures, scene }: ZoneBannerProps) {
  const within = search && searchOf(search)
  return (
    <Banner
      type="CHARACTERISTICAREA"
      withSubTitles={false}
      title={title}
      lead={
        typeof lead === 'string' ? lead : <span className="flex flex-wrap items-center gap-2">{lead}</span>
      }
      crumbs={[sectionCrumbs.zones, ...crumbs, { label: title }]}
      {...(within ? { search: within, keyword: search.keyword } : { withSearch: false })}
      {...(figures ? { figures } : {})}
      scene={scene}
    />
  )
}

function searchOf({ listing, placeholder }: NonNullable<ZoneBannerProps['search']>) {
  const { keyword: _searched, ...kept } = listing.kept
  return { action: listing.path, placeholder, kept: { ...listing.fixed, ...kept } }
}
