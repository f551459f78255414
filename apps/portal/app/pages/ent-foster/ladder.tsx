import { buttonStyle } from '@lqr/ui/button.tsx'
import { MatchCard } from '../../domains/policies/smart/match-card.tsx'
import { SiteLink } from '../../shell/site-link.tsx'
import { copy } from './copy.ts'
import type { Ladder } from './load-ladder.ts'

/** The ladder of titles: every criterion of every rung answered by the matcher of policies. */
export function LadderView({ ladder: { isOwn, rungs } }: { ladder: Ladder }) {
  return (
    <section aria-labelledby="ladder" className="grid min-w-0 grid-cols-1 gap-3">
      <h2 id="ladder" className="text-title">
        {copy.ladder}
      </h2>
      <p className="max-w-article text-note text-muted">{copy.lead}</p>
      <p className="text-note">{isOwn ? copy.own : copy.visitor}</p>
      <p>
        <SiteLink href="/smartPolicy?kind=title" className={buttonStyle('secondary', 'small')}>
          {copy.tell}
        </SiteLink>
      </p>
      <ol className="m-0 grid list-none grid-cols-1 gap-4 p-0">
        {rungs.map(({ code, name, matches }, index) => (
          <li key={code} className="grid min-w-0 grid-cols-1 gap-2">
            <h3 className="text-body">{copy.rung(index + 1, name)}</h3>
            {matches.length === 0 && <p className="text-note text-muted">{copy.noRule}</p>}
            {matches.map((match) => (
              <MatchCard key={match.id} match={match} />
            ))}
          </li>
        ))}
      </ol>
      <p className="text-note text-muted">{copy.renewal}</p>
    </section>
  )
}
