import { Tag, type Tone } from '@lqr/ui/tag.tsx'
import { buttonStyle } from '@lqr/ui/button.tsx'
import { SiteLink } from '../../../shell/site-link.tsx'
import { copy } from './copy.ts'
import type { MatchLine } from './load-smart-policy.ts'
import { PathSteps } from './path-steps.tsx'
import { VerdictList } from './verdict-list.tsx'
import { ExampleMark } from '../../../shell/publishing/example-mark.tsx'

/** The colour of how an enterprise stands to an item. */
export const standingTones: Record<MatchLine['standing'], Tone> = {
  fits: 'success',
  judged: 'primary',
  unknown: 'warning',
  unmet: 'neutral',
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-2">
      <dt className="text-muted">{label}</dt>
      <dd className="m-0">{children}</dd>
    </div>
  )
}

/** An item in the list: what it gives, from which document, and every condition answered; an open one shows them whatever they say. */
export function MatchCard({ match, isOpen = false }: { match: MatchLine; isOpen?: boolean }) {
  const { name, document, materials, verdicts, applyUrl } = match
  return (
    <article className="rounded-card border border-line bg-surface px-5 py-4 max-sm:px-4 print:break-inside-avoid">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h3 className="min-w-0 flex-1 text-body max-sm:basis-full">{name}</h3>
        <span className="flex shrink-0 flex-wrap gap-2 max-sm:shrink">
          <Tag>{match.kind}</Tag>
          <Tag>{match.delivery}</Tag>
          <Tag>{match.windowName}</Tag>
          <ExampleMark of={match.isExample} />
          <Tag tone={standingTones[match.standing]}>{match.standingName}</Tag>
        </span>
      </div>
      <dl className="mt-2 mb-0 grid gap-1 text-note">
        <Fact label={copy.benefit}>{match.benefit}</Fact>
        <Fact label={copy.document}>
          <SiteLink href={`/policyDetail?id=${document.id}`} className="underline">
            {document.title}
          </SiteLink>{' '}
          {document.docNo}
        </Fact>
        <Fact label={copy.office}>
          {match.office} {match.officePhone}
        </Fact>
        {match.place && <Fact label={copy.place}>{match.place}</Fact>}
        <Fact label={copy.declare}>{match.declare}</Fact>
        {match.cash && <Fact label={copy.cash}>{match.cash}</Fact>}
        {materials.length > 0 && <Fact label={copy.materials}>{materials.join('、')}</Fact>}
      </dl>
      {verdicts.length > 0 && (
        <details open={isOpen || match.standing !== 'unmet'} className="mt-2">
          <summary className="min-h-8 cursor-pointer text-note text-primary max-sm:min-h-11">
            {copy.verdicts} · {copy.rules(match.rulesVersion)}
          </summary>
          <VerdictList verdicts={verdicts} inForce={match.inForce} />
        </details>
      )}
      {match.path && match.path.length > 0 && <PathSteps steps={match.path} />}
      {applyUrl && (
        <a
          href={applyUrl}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonStyle('primary', 'small', 'mt-3 print:hidden')}
        >
          {copy.apply}
          <span className="sr-only">{copy.newWindow}</span>
        </a>
      )}
    </article>
  )
}
