import { Marked } from '@lqr/ui/marked.tsx'
import { Tag } from '@lqr/ui/tag.tsx'
import { SiteLink } from '../../shell/site-link.tsx'
import type { ShownGroup } from './load-search.ts'
import { ExampleMark } from '../../shell/publishing/example-mark.tsx'

type Hit = ShownGroup['hits'][number]

/** A find: its title, where the words are, what it is of and from when. The whole row leads to its page. */
function HitRow({ hit, as: Heading }: { hit: Hit; as: 'h2' | 'h3' }) {
  const isExpired = hit.validity === 'expired'
  return (
    <article className="relative px-5 py-3 max-sm:px-4">
      <Heading className="text-body">
        <SiteLink
          href={hit.href}
          className={`no-underline after:absolute after:inset-0 hover:text-primary ${isExpired ? 'text-muted' : 'text-ink'}`}
        >
          <Marked parts={hit.titleParts} />
        </SiteLink>
        {hit.validity && hit.validity !== 'current' && (
          <Tag tone={isExpired ? 'danger' : 'warning'} className="ml-2 align-middle font-normal">
            {hit.validityName}
          </Tag>
        )}
        <ExampleMark of={hit.isExample} />
      </Heading>
      {hit.excerptParts.length > 0 && (
        <p data-excerpt className="line-clamp-2 text-note text-ink">
          <Marked parts={hit.excerptParts} />
        </p>
      )}
      <p className="flex flex-wrap gap-x-4 text-note text-muted">
        {hit.sourceParts.length > 0 && (
          <span>
            <Marked parts={hit.sourceParts} />
          </span>
        )}
        {hit.day && <time dateTime={hit.day}>{hit.date}</time>}
      </p>
    </article>
  )
}

export function HitList({ hits, as = 'h3' }: { hits: readonly Hit[]; as?: 'h2' | 'h3' }) {
  return (
    <ul className="m-0 list-none divide-y divide-line overflow-hidden rounded-card border border-line bg-surface p-0">
      {hits.map((hit) => (
        <li key={hit.id} className="hover:bg-primary-soft/40">
          <HitRow hit={hit} as={as} />
        </li>
      ))}
    </ul>
  )
}
