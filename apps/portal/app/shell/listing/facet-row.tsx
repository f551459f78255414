import { ChipLink } from '@lqr/ui/chip.tsx'
import { SiteLink } from '../site-link.tsx'

export interface Facet {
  readonly key: string
  readonly label: string
  readonly href: string
  /** What a click would list. */
  readonly count?: number
}

/** One choice of a list as a row of links; on a phone it scrolls sideways, so that the list itself stays in view. */
export function FacetRow({
  label,
  facets,
  current,
}: {
  label: string
  facets: readonly Facet[]
  current: string
}) {
  return (
    <nav aria-label={label} className="flex min-w-0 items-start gap-3">
      <span className="w-20 shrink-0 py-1 text-note text-muted max-sm:py-2.5">{label}</span>
      <ul className="m-0 flex min-w-0 list-none flex-wrap gap-2 p-0 max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:pb-1">
        {facets.map((facet) => (
          <li key={facet.key} className="shrink-0">
            <ChipLink Link={SiteLink} href={facet.href} current={facet.key === current}>
              {facet.label}
              {facet.count !== undefined && <span className="tabular-nums">{facet.count}</span>}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
