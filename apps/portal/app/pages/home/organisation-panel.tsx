import { Monogram } from '@lqr/ui/monogram.tsx'
import type { OrganisationLine } from '../../domains/organisations/organisation-line.ts'
import { SiteLink } from '../../shell/site-link.tsx'
import { moreCopy } from './more-copy.ts'

/** Institutions by their sign and name, with what they have on sale. */
export function OrganisationPanel({ organisations }: { organisations: readonly OrganisationLine[] }) {
  return (
    <ul className="m-0 grid list-none grid-cols-4 overflow-hidden rounded-card border border-line bg-surface p-0 max-lg:grid-cols-2 elder:grid-cols-1">
      {organisations.map(({ id, name, logo, productsCount }) => (
        <li
          key={id}
          className="relative -mt-px -ml-px flex min-h-20 items-center gap-3 border-t border-l border-line px-5 py-4 transition-colors hover:bg-paper max-md:gap-2.5 max-md:px-3"
        >
          <Monogram name={name} logo={logo} />
          <div className="min-w-0">
            <h3 className="text-body leading-normal max-md:text-note">
              <SiteLink
                href={`/orgDetails?id=${id}`}
                className="text-ink no-underline after:absolute after:inset-0 hover:text-primary"
              >
                {name}
              </SiteLink>
            </h3>
            {productsCount !== null && (
              <p className="text-note text-muted">{moreCopy.organisations.products(productsCount)}</p>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
