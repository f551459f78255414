import { Check } from 'lucide-react'
import type { AccountOpening } from '@lqr/contract/bank-accounts/entities.ts'
import { OPENING_FAIL_REASONS } from '@lqr/contract/bank-accounts/kinds.ts'
import { MATERIALS } from '@lqr/contract/bank-accounts/materials.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import { Facts } from '../../shell/records/facts.tsx'
import { nameOf } from '../../shell/records/name-of.ts'
import { copy } from './copy.ts'
import './bank-accounts.css'

/** How it ended: the account with its number masked, or why there is none. */
export function ResultFacts({ opening }: { opening: AccountOpening }) {
  if (opening.status === 'OPENED') {
    const items = [
      { label: copy.account, value: <strong className="figure">{opening.accountNoMasked}</strong> },
      { label: copy.openedOn, value: formatDate(opening.openedOn) },
    ]
    return (
      <section className="panel">
        <h2>{copy.result}</h2>
        <Facts items={items} />
        <p className="muted panel-foot">{copy.opened}</p>
      </section>
    )
  }
  if (opening.failCode === null) return null
  const items = [
    { label: copy.failed, value: nameOf(OPENING_FAIL_REASONS, opening.failCode), isWide: true },
    { label: copy.failReason, value: opening.failReason, isWide: true },
    { label: copy.nextSteps, value: opening.nextSteps, isWide: true },
  ]
  return (
    <section className="panel">
      <h2>{copy.result}</h2>
      <Facts items={items} />
    </section>
  )
}

/** What to bring, and what of it lies ready. */
export function MaterialList({ opening }: { opening: AccountOpening }) {
  const ready = opening.form?.materials ?? []
  return (
    <section className="panel">
      <h2>{copy.bring}</h2>
      <p className="muted panel-note">{copy.bringHint}</p>
      <ul className="material-list">
        {opening.materialsAsked.map((code) => (
          <li key={code}>
            {nameOf(MATERIALS, code)}
            {ready.includes(code) && (
              <span className="material-ready">
                <Check size={14} aria-hidden /> {copy.ready}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
