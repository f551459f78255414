import { ReliefMap } from '@lqr/ui/province-map/relief-map.tsx'
import ChevronDown from 'lucide-react/icons/chevron-down'
import MapPin from 'lucide-react/icons/map-pin'
import { mapCopy as copy } from '../../shell/map-copy.ts'
import { siteAddress } from '../../shell/site-address.ts'
import { useShell } from '../../shell/use-shell.ts'
import type { SiteLine } from './load-sites.ts'

/** Where a site is entered: its own home page, or the address that operators have set for it. */
function useSiteHref() {
  const { openUrlOf } = useShell()
  return ({ code, path }: SiteLine) => openUrlOf(code) ?? siteAddress(path, '/index')
}

/** The same ways as a list, for a phone: the map there is a picture. */
function SiteList({ sites }: { sites: readonly SiteLine[] }) {
  const hrefOf = useSiteHref()
  return (
    <details className="group/list mb-4 rounded-control border border-line-strong bg-surface md:hidden">
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 px-4 font-semibold [&::-webkit-details-marker]:hidden">
        <MapPin size={20} />
        {copy.enter}
        <ChevronDown size={20} className="ml-auto transition-transform group-open/list:rotate-180" />
      </summary>
      <ul className="m-0 grid list-none grid-cols-2 border-t border-line p-0 elder:grid-cols-1">
        {sites.map((site) => (
          <li key={site.code}>
            <a
              href={hrefOf(site)}
              className="flex min-h-12 items-center justify-between gap-2 px-4 text-ink no-underline"
            >
              {site.name}
              <span className="text-note text-muted tabular-nums">{copy.applied(site.applied)}</span>
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** The province as the way into its 15 sites; a schematic map that says so, with the number of its approval. */
export default function SiteMap({ sites }: { sites: readonly SiteLine[] }) {
  const { settings } = useShell()
  const hrefOf = useSiteHref()
  return (
    <div className="relative lg:-mr-8 lg:-ml-10 xl:-mr-16 elder:lg:mx-auto elder:lg:max-w-3xl">
      <ReliefMap
        label={copy.label}
        panel={[copy.all(sites.length), copy.choose]}
        links={sites.map((site) => ({
          code: site.code,
          href: hrefOf(site),
          label: copy.site(site.name, site.applied),
          panel: [site.name, copy.panel(site.applied, site.drawn)],
        }))}
        className="block aspect-[1200/979] w-full max-lg:mx-auto max-lg:max-w-3xl"
      />
      <p className="flex flex-wrap items-center gap-x-4 text-note text-muted max-lg:pb-4 lg:absolute lg:bottom-6 lg:left-10">
        <span className="flex items-center gap-2">
          <span className="h-0.75 w-6 rounded-pill bg-gold" />
          {copy.corridor}
        </span>
        <span className="flex items-center gap-2">
          <span className="size-2.5 rounded-pill border-2 border-primary bg-surface" />
          {copy.newArea}
        </span>
        <span>{copy.schematic(settings.mapApproval)}</span>
      </p>
      <SiteList sites={sites} />
    </div>
  )
}
