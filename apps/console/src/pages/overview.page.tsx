import { Link } from 'react-router'
import { listApplications } from '@lqr/contract/applications/calls.ts'
import type { ApplicationRow } from '@lqr/contract/applications/entities.ts'
import { CertificationTag } from '../domains/certification/state-tag.tsx'
import { applicationCase } from '@lqr/contract/applications/application-case.ts'
import { CaseStatusTag } from '../shell/cases/case-status-tag.tsx'
import { Answer } from '../shell/page/answer.tsx'
import { LinkButton } from '../shell/page/link-button.tsx'
import { Page } from '../shell/page/page.tsx'
import { useSession } from '../shell/session/session.ts'
import { DueTag } from '../shell/time/due-tag.tsx'
import { useNow } from '../shell/time/use-now.ts'
import { useCall } from '../shell/use-call.ts'
import { copy } from './copy.ts'
import { type NextStep, nextStep } from './next-step.ts'
import './overview.css'

const SHOWN = 5

function NextPanel({ step }: { step: NextStep }) {
  return (
    <section className="panel next-step">
      <div>
        <p className="muted">{copy.next}</p>
        <h2>{step.title}</h2>
        <p>{step.text}</p>
      </div>
      <LinkButton to={step.to} label={step.action} isPortal={step.isPortal} />
    </section>
  )
}

function OpenPanel({ rows }: { rows: readonly ApplicationRow[] }) {
  const now = useNow()
  return (
    <section className="panel">
      <div className="panel-head">
        <h2>{copy.open}</h2>
        <Link to="/personal/applications">{copy.all}</Link>
      </div>
      {rows.length === 0 && <p className="muted">{copy.openNone}</p>}
      <ul className="open-list">
        {rows.map((row) => (
          <li key={row.id}>
            <Link to={`/personal/applications/${row.id}`}>{row.productName}</Link>
            <span className="muted">{row.orgName}</span>
            <span className="open-tags">
              <CaseStatusTag of={applicationCase} status={row.status} />
              <DueTag clock={row} now={now} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function LinksPanel() {
  const { linkItems } = copy
  return (
    <section className="panel">
      <h2>{copy.links}</h2>
      <ul className="link-list">
        <li>
          <Link to="/personal/authorisations">{linkItems.authorisations}</Link>
        </li>
        <li>
          <Link to="/certification">{linkItems.certification}</Link>
        </li>
        <li>
          <a href="/financial">{linkItems.products}</a>
        </li>
      </ul>
    </section>
  )
}

/** The personal centre's first page: what to do next, and where the open applications stand. */
export function Component() {
  const { info, displayName } = useSession()
  const certiFlg = info.comBaseinfo?.certiFlg ?? 1
  const rejectReason = info.comBaseinfo?.rejectReason ?? null
  const open = useCall(listApplications, { body: { openOnly: true, sort: 'due', pageSize: SHOWN } })
  const granted = useCall(listApplications, { body: { status: 'CREDITED', sort: 'newest', pageSize: 1 } })
  return (
    <Page title={copy.title(displayName)} mark={<CertificationTag certiFlg={certiFlg} />}>
      <Answer of={open}>
        {({ list }) => (
          <div className="stack">
            <NextPanel
              step={nextStep({ certiFlg, rejectReason, open: list, granted: granted.data?.list ?? [] })}
            />
            <div className="two-columns">
              <OpenPanel rows={list} />
              <LinksPanel />
            </div>
          </div>
        )}
      </Answer>
    </Page>
  )
}
