import { SiteLink } from '../../shell/site-link.tsx'
import type { PolicyLine } from './policy-line.ts'

interface Props {
  policies: readonly Pick<PolicyLine, 'id' | 'title' | 'level'>[]
  /** What is said when there are none. */
  empty: string
}

/** Policies by title, one line each. */
export function PolicyHeadlines({ policies, empty }: Props) {
  if (policies.length === 0) return <p className="py-2 text-note text-muted">{empty}</p>
  return (
    <ul className="m-0 list-none p-0">
      {policies.map(({ id, title, level }) => (
        <li key={id} className="flex items-baseline gap-3 border-b border-line last:border-0">
          <SiteLink
            href={`/policyDetail?id=${id}`}
            className="min-w-0 flex-1 truncate py-2 text-note text-ink no-underline hover:text-primary max-sm:py-3 elder:whitespace-normal"
          >
            {title}
          </SiteLink>
          <span className="shrink-0 text-note text-muted">{level}</span>
        </li>
      ))}
    </ul>
  )
}
