import { Tag, type Tone } from '@lqr/ui/tag.tsx'
import { SiteLink } from '../../shell/site-link.tsx'
import { copy } from './copy.ts'
import type { PolicyLine } from './policy-line.ts'

const labels = copy.card

const tones: Record<PolicyLine['validity'], Tone> = {
  current: 'success',
  upcoming: 'warning',
  expired: 'danger',
}

export function ValidityTag({ policy }: { policy: Pick<PolicyLine, 'validity' | 'validityName'> }) {
  return <Tag tone={tones[policy.validity]}>{policy.validityName}</Tag>
}

function Declaring({ policy }: { policy: PolicyLine }) {
  if (policy.declareEnded) return policy.declareTo ? <span>{labels.declareEnded}</span> : null
  if (!policy.declareTo) return null
  return <span className="text-gold-ink">{labels.declareTo(policy.declareTo)}</span>
}

/** A policy in a list: title, state in time, number, issuer, dates and the first points. The whole card leads to its page. */
export function PolicyCard({ policy }: { policy: PolicyLine }) {
  const { id, title, docNo, level, type, issuer, issuedAt, keyPoints, validity } = policy
  return (
    <article className="relative rounded-card border border-line bg-surface px-5 py-4 transition-colors hover:border-primary max-sm:px-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h3 className="min-w-0 flex-1 text-body max-sm:basis-full elder:basis-full">
          <SiteLink
            href={`/policyDetail?id=${id}`}
            className={`no-underline after:absolute after:inset-0 after:rounded-card hover:text-primary ${validity === 'expired' ? 'text-muted' : 'text-ink'}`}
          >
            {title}
          </SiteLink>
        </h3>
        <span className="flex shrink-0 flex-wrap gap-2">
          <Tag>{level}</Tag>
          <Tag>{type}</Tag>
          <ValidityTag policy={policy} />
        </span>
      </div>
      {keyPoints.length > 0 && <p className="mt-1 text-note text-ink">{keyPoints.slice(0, 3).join('；')}</p>}
      <p className="mt-1 flex flex-wrap gap-x-4 text-note text-muted">
        {docNo && (
          <span>
            {labels.docNo} {docNo}
          </span>
        )}
        <span>{issuer}</span>
        {issuedAt && (
          <span>
            {labels.issuedAt} {issuedAt}
          </span>
        )}
        <Declaring policy={policy} />
      </p>
    </article>
  )
}

export function PolicyCards({ policies }: { policies: readonly PolicyLine[] }) {
  return (
    <ul className="m-0 grid list-none gap-3 p-0">
      {policies.map((policy) => (
        <li key={policy.id} className="min-w-0">
          <PolicyCard policy={policy} />
        </li>
      ))}
    </ul>
  )
}
