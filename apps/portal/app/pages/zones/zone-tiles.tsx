import type { ZoneCode } from '@lqr/contract/reference/zones.ts'
import { useId } from 'react'
import { SiteLink } from '../../shell/site-link.tsx'
import { useShell } from '../../shell/use-shell.ts'
import { zonePage } from '../../shell/zone-address.ts'

interface Props {
  title: string
  lead: string
  tiles: readonly {
    readonly code: ZoneCode
    readonly name: string
    readonly note: string
    readonly products: string
    /** Undefined where the loans are of too few enterprises to be told. */
    readonly drawn: string | undefined
  }[]
}

/** One group of the map: who it is for, and its zones. */
export function ZoneTiles({ title, lead, tiles }: Props) {
  const id = useId()
  const { hasPage } = useShell()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-title">
        {title}
      </h2>
      <p className="mb-3 text-note text-muted">{lead}</p>
      <ul className="m-0 grid list-none gap-3 p-0 sm:grid-cols-2 lg:grid-cols-3 elder:grid-cols-1">
        {tiles.map(({ code, name, note, products, drawn }) => (
          <li key={code}>
            <article className="relative flex h-full flex-col rounded-card border border-line bg-surface px-5 py-4 transition-colors hover:border-primary">
              <h3 className="text-body">
                <SiteLink
                  href={zonePage(code, hasPage)}
                  className="text-ink no-underline after:absolute after:inset-0 after:rounded-card hover:text-primary"
                >
                  {name}
                </SiteLink>
              </h3>
              <p className="text-note text-muted">{note}</p>
              <p className="mt-auto flex flex-wrap justify-between gap-x-4 pt-2 text-note tabular-nums">
                <span className="text-primary-strong">{products}</span>
                <span className="text-muted">{drawn}</span>
              </p>
            </article>
          </li>
        ))}
      </ul>
    </section>
  )
}
