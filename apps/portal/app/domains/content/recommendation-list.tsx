import type { ReactNode } from 'react'
import { SiteLink } from '../../shell/site-link.tsx'
import type { Recommendation } from './load-recommendations.ts'
import { ExampleMark } from '../../shell/publishing/example-mark.tsx'

const look =
  'flex h-full items-start gap-3 rounded-card border border-line bg-surface px-4 py-4 text-ink no-underline transition-colors hover:border-primary hover:text-primary'

/** A page of ours within the site one is on; anything else in a tab of its own. */
function Way({ href, children }: { href: string; children: ReactNode }) {
  if (href.startsWith('/')) {
    return (
      <SiteLink href={href} className={look}>
        {children}
      </SiteLink>
    )
  }
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={look}>
      {children}
    </a>
  )
}

/** What operators recommend, each with its way on. */
export function RecommendationList({ recommendations }: { recommendations: readonly Recommendation[] }) {
  return (
    <ul className="m-0 grid list-none grid-cols-3 gap-3 p-0 max-md:grid-cols-1 elder:grid-cols-1">
      {recommendations.map(({ id, title, summary, href, imageUrl, alt, isExample }) => (
        <li key={id}>
          <Way href={href}>
            {imageUrl && (
              <img className="size-16 shrink-0 object-cover" src={imageUrl} alt={alt} loading="lazy" />
            )}
            <span className="min-w-0">
              <span className="block text-body font-medium">
                {title} <ExampleMark of={isExample} />
              </span>
              {summary && <span className="block text-note text-muted">{summary}</span>}
            </span>
          </Way>
        </li>
      ))}
    </ul>
  )
}
