import { EmptyState } from '@lqr/ui/empty-state.tsx'
import { SiteLink } from '../../shell/site-link.tsx'
import { leaseCopy } from './copy.ts'
import type { LeasePage } from './load-lease.ts'

/** The leasing companies of the site: name, place and number; the whole line leads to the company's page. */
export function LeaseInstitutions({ institutions }: Pick<LeasePage, 'institutions'>) {
  if (institutions.length === 0) return <EmptyState {...leaseCopy.noInstitutions} />
  return (
    <ul className="m-0 grid list-none gap-3 p-0 md:grid-cols-2 xl:grid-cols-3 elder:grid-cols-1">
      {institutions.map(({ id, name, regionName, phone }) => (
        <li
          key={id}
          className="relative min-w-0 rounded-card border border-line bg-surface px-5 py-4 hover:border-primary max-sm:px-4"
        >
          <h3 className="text-body">
            <SiteLink
              href={`/orgDetails?id=${id}`}
              className="text-ink no-underline after:absolute after:inset-0 after:rounded-card hover:text-primary"
            >
              {name}
            </SiteLink>
          </h3>
          <p className="mt-1 flex flex-wrap gap-x-4 text-note text-muted">
            {regionName}
            {phone && <span className="tabular-nums">{phone}</span>}
          </p>
        </li>
      ))}
    </ul>
  )
}
