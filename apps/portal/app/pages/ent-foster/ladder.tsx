import { buttonStyle } from '@lqr/ui/button.tsx'
import { Tag } from '@lqr/ui/tag.tsx'
import { standingTones } from '../../domains/policies/smart/match-card.tsx'
import { ShortQuestionnaire } from '../../domains/policies/smart/short-questionnaire.tsx'
import { FacetRow } from '../../shell/listing/facet-row.tsx'
import { SiteLink } from '../../shell/site-link.tsx'
import { copy } from './copy.ts'
import type { Ladder } from './load-ladder.ts'
import type { RungMatch } from './read-ladder.ts'

/** How an item stands: its answers counted and what is still short. */
export function Tally({ match }: { match: RungMatch }) {
  const { tally, document, rulesVersion, inForce } = match
  const counted = (['met', 'unmet', 'unknown', 'manual'] as const).filter((answer) => tally[answer] > 0)
  return (
    <div className="grid gap-1 text-note">
      <p className="flex flex-wrap gap-x-4">
        {counted.map((answer) => (
          <span key={answer}>{copy.counts[answer](tally[answer])}</span>
        ))}
      </p>
      {tally.short.length > 0 && (
        <>
          <p className="text-muted">{copy.distance}</p>
          <ul className="m-0 pl-5">
            {tally.short.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      )}
      <p className="text-muted">
        {copy.basis(document.docNo ?? document.title, rulesVersion)}
        {inForce}
      </p>
    </div>
  )
}

function Rung({ rung }: { rung: Ladder['rungs'][number] }) {
  const { place, name, href, matches } = rung
  return (
    <article className="grid h-full content-start gap-3 rounded-card border border-line bg-surface px-5 py-4 max-sm:px-4">
      <h3 className="text-body">{copy.rung(place, name)}</h3>
      {matches.length === 0 && <p className="text-note text-muted">{copy.noRule}</p>}
      {matches.map((match) => (
        <div key={match.id} className="grid gap-1">
          <p className="flex flex-wrap items-center gap-2 text-note">
            <Tag tone={standingTones[match.standing]}>{match.standingName}</Tag>
            {match.name}
          </p>
          <Tally match={match} />
        </div>
      ))}
      <p className="mt-auto">
        <SiteLink href={href} className={buttonStyle('secondary', 'small')}>
          {copy.toRung}
        </SiteLink>
      </p>
    </article>
  )
}

/** The ladder of titles with its self-check: how far each rung is, by the rules of today. */
export function LadderView({ ladder }: { ladder: Ladder }) {
  const { isOwn, purpose, purposes, check, rungs } = ladder
  return (
    <section aria-labelledby="ladder" className="grid min-w-0 grid-cols-1 gap-4">
      <h2 id="ladder" className="text-title">
        {copy.ladder}
      </h2>
      <p className="max-w-article text-note text-muted">{copy.lead}</p>
      <FacetRow label={copy.purpose} facets={purposes} current={purpose} />
      <p className="text-note text-muted">{copy.renewal}</p>
      <p className="text-note">{isOwn ? copy.own : copy.visitor}</p>
      {(check.questions.length > 0 || check.asksTitles) && <ShortQuestionnaire {...check} columns={3} />}
      <ol className="m-0 grid list-none grid-cols-1 gap-4 p-0 lg:grid-cols-3 elder:grid-cols-1">
        {rungs.map((rung) => (
          <li key={rung.code} className="min-w-0">
            <Rung rung={rung} />
          </li>
        ))}
      </ol>
    </section>
  )
}
