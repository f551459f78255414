import { Marked } from '@lqr/ui/marked.tsx'
import { Monogram } from '@lqr/ui/monogram.tsx'
import { SiteLink } from '../../shell/site-link.tsx'
import { cardCopy as labels } from './card-copy.ts'
import type { OrganisationLine } from './organisation-line.ts'
import { ExampleMark } from '../../shell/publishing/example-mark.tsx'

/** An institution: what it is, where, what it offers and how to reach it. The whole card leads to its page. */
export function OrganisationCard({ organisation }: { organisation: OrganisationLine }) {
  const { id, name, logo, marks, category, region, phone, productsCount, isExample } = organisation
  return (
    <article className="relative flex h-full flex-col rounded-card border border-line bg-surface px-5 py-4 transition-colors hover:border-primary max-sm:px-4">
      <div className="flex items-start gap-3">
        <Monogram name={name} logo={logo} className="mt-1" />
        <div className="min-w-0">
          <h3 className="text-body">
            <SiteLink
              href={`/orgDetails?id=${id}`}
              className="text-ink no-underline after:absolute after:inset-0 after:rounded-card hover:text-primary"
            >
              {marks ? <Marked parts={marks} /> : name}
            </SiteLink>
            <ExampleMark of={isExample} />
          </h3>
          <p className="text-note text-muted">
            {category}
            {region && ` · ${region}`}
          </p>
        </div>
      </div>
      <p className="mt-auto flex flex-wrap justify-between gap-x-4 pt-2 text-note">
        {productsCount !== null && (
          <span className="text-primary-strong">{labels.products(productsCount)}</span>
        )}
        <span className="text-muted tabular-nums">{phone}</span>
      </p>
    </article>
  )
}

export function OrganisationGrid({ organisations }: { organisations: readonly OrganisationLine[] }) {
  return (
    <ul className="m-0 grid list-none gap-3 p-0 md:grid-cols-2 xl:grid-cols-3 elder:grid-cols-1">
      {organisations.map((organisation) => (
        <li key={organisation.id} className="min-w-0">
          <OrganisationCard organisation={organisation} />
        </li>
      ))}
    </ul>
  )
}
