import type { PolicyHeadline } from '../../domains/policies/load-policy-home.ts'
import { SiteLink } from '../../shell/site-link.tsx'
import { moreCopy } from './more-copy.ts'

/** Policies in force by the day they were issued, with their level and what ends. */
export function PolicyDates({ policies }: { policies: readonly PolicyHeadline[] }) {
  if (policies.length === 0) return <p className="py-2 text-note text-muted">{moreCopy.policies.none}</p>
  return (
    <ul className="m-0 flex flex-1 list-none flex-col rounded-card border border-line bg-surface px-6 py-1 max-md:px-4">
      {policies.map(({ id, title, level, issuer, issued }) => (
        <li
          key={id}
          className="relative grid flex-1 grid-cols-[4rem_minmax(0,1fr)] content-center items-center gap-4 border-t border-line py-3.5 first:border-t-0"
        >
          {issued ? (
            <time
              dateTime={issued.iso}
              className="self-start rounded-card bg-primary-soft pt-2 pb-1.5 text-center leading-tight text-primary-strong tabular-nums"
            >
              <span className="block text-title leading-none font-bold">{issued.large}</span>
              <span className="text-note">{issued.small}</span>
            </time>
          ) : (
            <span className="self-start rounded-card bg-primary-soft py-3 text-center text-note leading-tight text-primary-strong">
              {level}
            </span>
          )}
          <div className="min-w-0">
            <h3 className="text-body">
              <SiteLink
                href={`/policyDetail?id=${id}`}
                className="text-ink no-underline after:absolute after:inset-0 hover:text-primary"
              >
                {title}
              </SiteLink>
            </h3>
            <p className="text-note text-muted">{issued ? `${level} · ${issuer}` : issuer}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
