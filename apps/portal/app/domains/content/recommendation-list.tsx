import { WrittenLink } from '../../shell/written-link.tsx'
import type { Recommendation } from './load-recommendations.ts'
import { ExampleMark } from '../../shell/publishing/example-mark.tsx'

const look =
  'flex h-full items-start gap-3 rounded-card border border-line bg-surface px-4 py-4 text-ink no-underline transition-colors hover:border-primary hover:text-primary'

/** What operators recommend, each with its way on. */
export function RecommendationList({ recommendations }: { recommendations: readonly Recommendation[] }) {
  return (
    <ul className="m-0 grid list-none grid-cols-3 gap-3 p-0 max-md:grid-cols-1 elder:grid-cols-1">
      {recommendations.map(({ id, title, summary, href, imageUrl, alt, isExample }) => (
        <li key={id}>
          <WrittenLink href={href} className={look}>
            {imageUrl && (
              <img className="size-16 shrink-0 object-cover" src={imageUrl} alt={alt} loading="lazy" />
            )}
            <span className="min-w-0">
              <span className="block text-body font-medium">
                {title} <ExampleMark of={isExample} />
              </span>
              {summary && <span className="block text-note text-muted">{summary}</span>}
            </span>
          </WrittenLink>
        </li>
      ))}
    </ul>
  )
}
