import { Tag } from '@lqr/ui/tag.tsx'
import { SiteLink } from '../../shell/site-link.tsx'
import type { ParkEnterpriseLine } from './park-line.ts'
import { ExampleMark } from '../../shell/publishing/example-mark.tsx'

function Enterprise({ enterprise }: { enterprise: ParkEnterpriseLine }) {
  const { id, name, industry, scale, products, honours, isExample } = enterprise
  return (
    <article className="relative flex h-full flex-col rounded-card border border-line bg-surface px-5 py-4 transition-colors hover:border-primary max-sm:px-4">
      <h3 className="text-body">
        <SiteLink
          href={`/entDetail?id=${id}`}
          className="text-ink no-underline after:absolute after:inset-0 after:rounded-card hover:text-primary"
        >
          {name}
        </SiteLink>
        <ExampleMark of={isExample} />
      </h3>
      <p className="text-note text-muted">
        {industry} · {scale}
      </p>
      <p className="mt-1 text-note text-ink">{products}</p>
      {honours.length > 0 && (
        <p className="mt-auto flex flex-wrap gap-2 pt-2">
          {honours.map((honour) => (
            <Tag key={honour} tone="gold">
              {honour}
            </Tag>
          ))}
        </p>
      )}
    </article>
  )
}

export function ParkEnterpriseGrid({ enterprises }: { enterprises: readonly ParkEnterpriseLine[] }) {
  return (
    <ul className="m-0 grid list-none gap-3 p-0 sm:grid-cols-2 xl:grid-cols-3 elder:grid-cols-1">
      {enterprises.map((enterprise) => (
        <li key={enterprise.id} className="min-w-0">
          <Enterprise enterprise={enterprise} />
        </li>
      ))}
    </ul>
  )
}
