import { SUBSTATION_TREE, type Substation } from '@lqr/contract/reference/substations.ts'
import { useLocation } from 'react-router'
import { linkCopy } from '../link-copy.ts'
import { siteAddress } from '../site-address.ts'
import { usePagePath, useShell } from '../use-shell.ts'
import { copy } from './copy.ts'
import { searchUnder } from './search-under.ts'

/** A site with an address of its own opens beside; any other loads the same page again under that site. */
function SubstationLink({
  to,
  className,
}: {
  to: Pick<Substation, 'id' | 'name' | 'path'>
  className: string
}) {
  const { site, openUrlOf } = useShell()
  const page = usePagePath()
  const { search } = useLocation()
  const outside = openUrlOf(to.id)
  const current = to.id === site.id
  return (
    <a
      href={
        outside ?? siteAddress(to.path, page === '/404' ? '/index' : `${page}${searchUnder(to.id, search)}`)
      }
      {...(outside ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      aria-current={current ? 'true' : undefined}
      className={`flex min-h-8 items-center rounded-control px-2 whitespace-nowrap no-underline hover:bg-primary-soft hover:text-primary max-sm:min-h-11 ${
        current ? 'bg-primary-soft font-medium text-primary' : ''
      } ${className}`}
    >
      {to.name}
      {outside && <span className="sr-only">{linkCopy.newWindow}</span>}
    </a>
  )
}

/** The tree of all sites: the province, its 15 units and their counties. */
export default function SubstationPanel() {
  return (
    <nav
      aria-label={copy.switchSite}
      className="max-h-[70vh] w-[46rem] max-w-[calc(100vw-1rem)] overflow-y-auto rounded-card border border-line bg-surface p-4 text-note shadow-raised lg:max-w-[80vw]"
    >
      <SubstationLink to={SUBSTATION_TREE} className="mb-2 text-body font-medium text-ink" />
      <ul className="m-0 list-none p-0">
        {SUBSTATION_TREE.children.map((prefecture) => (
          <li
            key={prefecture.id}
            className="grid grid-cols-[9rem_1fr] border-t border-line py-1 max-sm:grid-cols-1"
          >
            <SubstationLink to={prefecture} className="self-start font-medium text-ink" />
            {prefecture.children.length > 0 && (
              <ul className="m-0 flex list-none flex-wrap p-0">
                {prefecture.children.map((county) => (
                  <li key={county.id}>
                    <SubstationLink to={county} className="text-muted" />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
