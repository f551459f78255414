import { Link } from 'react-router'
import { caseKindNames, caseOfKind } from '@lqr/contract/all-cases.ts'
import { listApplications } from '@lqr/contract/applications/calls.ts'
import { getFormDraft } from '@lqr/contract/identity/form-draft-calls.ts'
import { readWanted, WANTED } from '@lqr/contract/identity/wanted-product.ts'
import { listAffairs } from '@lqr/contract/tasks/calls.ts'
import { CertificationTag } from '../domains/certification/state-tag.tsx'
import { affairAddress } from '../shell/cases/affair-address.ts'
import { CaseStatusTag } from '../shell/cases/case-status-tag.tsx'
import { Answer } from '../shell/page/answer.tsx'
import { LinkButton } from '../shell/page/link-button.tsx'
import { Page } from '../shell/page/page.tsx'
import { nameOf } from '../shell/records/name-of.ts'
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

function OpenPanel() {
  const now = useNow()
  const affairs = useCall(listAffairs, { body: { pageSize: SHOWN } })
  return (
    <section className="panel" aria-label={copy.open}>
      <div className="panel-head">
        <h2>{copy.open}</h2>
        <Link to="/personal/affairs">{copy.all}</Link>
      </div>
      <Answer of={affairs}>
        {({ list }) => (
          <>
            {list.length === 0 && <p className="muted">{copy.openNone}</p>}
            <ul className="open-list">
              {list.map((row) => (
                <li key={`${row.kind} ${row.caseId}`}>
                  <Link to={affairAddress(row)}>{row.title || row.number}</Link>
                  <span className="muted">{row.orgName ?? nameOf(caseKindNames, row.kind)}</span>
                  <span className="open-tags">
                    <CaseStatusTag of={caseOfKind(row.kind)} status={row.status} />
                    <DueTag clock={row} now={now} />
                  </span>
                </li>
              ))}
            </ul>
          </>
        )}
      </Answer>
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
          <Link to="/personal/fit">{linkItems.fit}</Link>
        </li>
        <li>
          <Link to="/demand/demandInsert">{linkItems.need}</Link>
        </li>
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
  const kept = useCall(getFormDraft, { params: WANTED })
  const wanted = kept.data?.draft ? readWanted(kept.data.draft.content) : undefined
  return (
    <Page title={copy.title(displayName)} mark={<CertificationTag certiFlg={certiFlg} />}>
      <Answer of={open}>
        {({ list }) => (
          <div className="stack">
            <NextPanel
              step={nextStep({
                certiFlg,
                rejectReason,
                open: list,
                granted: granted.data?.list ?? [],
                wanted,
              })}
            />
            <div className="two-columns">
              <OpenPanel />
              <LinksPanel />
            </div>
          </div>
        )}
      </Answer>
    </Page>
  )
}
