import { Tag, type Tone } from '@lqr/ui/tag.tsx'
import { SiteLink } from '../../../shell/site-link.tsx'
import { copy } from './copy.ts'
import type { VerdictLine as Verdict } from './verdict-line.ts'

const tones: Record<Verdict['answer'], Tone> = {
  met: 'success',
  unmet: 'danger',
  unknown: 'warning',
  manual: 'primary',
  notApplicable: 'neutral',
}
const PLACES = { certification: '/authentication', rosters: '/rosterPublicity' } as const

/** Where a datum that is missing is entered: a page, or words where there is none. */
function EnterAt({ at }: { at: NonNullable<Verdict['enterAt']> }) {
  return at === 'certification' || at === 'rosters' ? (
    <SiteLink href={PLACES[at]}>{copy.enter[at]}</SiteLink>
  ) : (
    <span>{copy.enter[at]}</span>
  )
}

/** Every condition with its answer, what was found, by how much it is missed, and the clause; `inForce` says since when it holds. */
export function VerdictList({ verdicts, inForce = '' }: { verdicts: readonly Verdict[]; inForce?: string }) {
  return (
    <ul className="m-0 mt-1 grid list-none gap-2 p-0 text-note">
      {verdicts.map((verdict, index) => (
        // Verdicts stand in the order of the conditions, which have no name of their own.
        <li key={index} className="grid gap-0.5 border-l-2 border-line pl-3">
          <span className="flex flex-wrap items-center gap-2">
            <Tag tone={tones[verdict.answer]}>{verdict.answerName}</Tag>
            <span>{verdict.asks}</span>
            {verdict.group !== null && <span className="text-muted">{copy.group(verdict.group)}</span>}
          </span>
          <span className="text-muted">
            {verdict.answer !== 'manual' &&
              `${copy.foundOf} ${verdict.found ?? copy.notKnown}${verdict.by ? `，${verdict.by}` : ''}；`}
            {copy.clause} {verdict.clause}
            {inForce}
            {verdict.note && `；${verdict.note}`}
          </span>
          {verdict.enterAt && verdict.missing && (
            <span className="flex flex-wrap gap-2">
              {copy.missing(verdict.missing)} <EnterAt at={verdict.enterAt} />
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
