import { Link } from 'react-router'
import { CONTRADICTION_FIELDS } from '@lqr/contract/credit/contradictions.ts'
import type { getCreditOverview } from '@lqr/contract/credit/topic-calls.ts'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { formatAmount } from '@lqr/ui/format-amount.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import { nameOf } from '../../../shell/records/name-of.ts'
import { contradictionCopy as copy } from './copy.ts'

type Contradiction = CallOutput<typeof getCreditOverview>['contradictions'][number]

function said(field: string, value: string): string {
  return field === 'regCapitalYuan' ? formatAmount(Number(value)) : value
}

/** Where two sources say different things, and for the company how to mend it. */
export function Contradictions({ rows, isOwn }: { rows: readonly Contradiction[]; isOwn: boolean }) {
  if (rows.length === 0) return null
  return (
    <section className="panel credit-contradictions" aria-label={copy.title}>
      <h2>{copy.title}</h2>
      <p className="panel-note">{isOwn ? copy.intro : copy.heldIntro}</p>
      <ul className="plain-list">
        {rows.map(({ id, field, certifiedValue, registryValue, openFrom }) => (
          <li key={id} className="credit-contradiction">
            <strong>{nameOf(CONTRADICTION_FIELDS, field)}</strong>
            <span>
              <span className="muted">{copy.certified}</span> {said(field, certifiedValue)}
            </span>
            <span>
              <span className="muted">{copy.registry}</span> {said(field, registryValue)}
            </span>
            {isOwn && (
              <span className="muted nowrap">
                {copy.openFrom} {formatDate(openFrom)}
              </span>
            )}
          </li>
        ))}
      </ul>
      {isOwn && (
        <ul className="panel-foot credit-mend">
          <li>
            <Link to="/certification">{copy.mendCertified}</Link>
          </li>
          <li>{copy.mendRegistry}</li>
        </ul>
      )}
    </section>
  )
}
