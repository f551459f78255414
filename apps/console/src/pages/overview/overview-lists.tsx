import { Link } from 'react-router'
import { caseKindNames, caseOfKind } from '@lqr/contract/all-cases.ts'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import type { listAffairs } from '@lqr/contract/tasks/calls.ts'
import { affairAddress } from '../../shell/cases/affair-address.ts'
import { CaseStatusTag } from '../../shell/cases/case-status-tag.tsx'
import { nameOf } from '../../shell/records/name-of.ts'
import { OrgMark } from '../../shell/records/org-mark.tsx'
import { DueTag } from '../../shell/time/due-tag.tsx'
import { copy as shared } from '../copy.ts'
import { caseTrack } from './case-track.ts'
import { overviewCopy as copy, trackCopy } from './copy.ts'

export type Affair = CallOutput<typeof listAffairs>['list'][number]

const isDraft = ({ kind, status }: Affair) => caseOfKind(kind).states[status]?.phase === 'draft'

function Track({ row }: { row: Affair }) {
  const steps = caseTrack(caseOfKind(row.kind), row.kind, row.status)
  return (
    <ol className="case-track" aria-label={trackCopy.label(row.title || row.number)}>
      {steps.map(({ name, state }) => (
        <li
          key={name}
          data-state={state}
          data-mine={state === 'now' && row.waitsFor === 'enterprise' ? '' : undefined}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          {name}
          <span className="sr-only">{trackCopy.states[state]}</span>
        </li>
      ))}
    </ol>
  )
}

/** What is under way with how far it has come and whose turn it is; drafts stand apart. */
export function OpenPanel({ affairs, now }: { affairs: readonly Affair[]; now: Date }) {
  const open = affairs.filter((row) => !isDraft(row))
  return (
    <section className="panel" aria-label={shared.open}>
      <div className="panel-head">
        <h2>{shared.open}</h2>
        <Link to="/personal/affairs">{shared.all}</Link>
      </div>
      {open.length === 0 && <p className="muted">{shared.openNone}</p>}
      <ul className="open-list">
        {open.map((row) => (
          <li key={`${row.kind} ${row.caseId}`}>
            <OrgMark name={row.orgName ?? nameOf(caseKindNames, row.kind)} />
            <div className="open-name">
              <Link to={affairAddress(row)}>{row.title || row.number}</Link>
              <p className="muted">{row.orgName ?? nameOf(caseKindNames, row.kind)}</p>
            </div>
            <Track row={row} />
            <span className="open-tags">
              <CaseStatusTag of={caseOfKind(row.kind)} status={row.status} />
              {(row.dueAt !== null || row.isPaused) && <DueTag clock={row} now={now} />}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What was begun and not handed in. */
export function DraftsPanel({ affairs }: { affairs: readonly Affair[] }) {
  const drafts = affairs.filter(isDraft)
  if (drafts.length === 0) return null
  return (
    <section className="panel" aria-label={copy.drafts}>
      <h2>{copy.drafts}</h2>
      <ul className="plain-lines">
        {drafts.map((row) => (
          <li key={`${row.kind} ${row.caseId}`}>
            <span>
              {row.title || row.number}
              <span className="muted"> {nameOf(caseKindNames, row.kind)}</span>
            </span>
            <Link to={affairAddress(row)} aria-label={`${copy.goOn} ${row.title || row.number}`}>
              {copy.goOn}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
