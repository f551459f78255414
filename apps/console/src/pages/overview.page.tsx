import { Link } from 'react-router'
import { listApplications } from '@lqr/contract/applications/calls.ts'
import { listAuthorisations } from '@lqr/contract/credit/calls.ts'
import { isAccessState, isGivenState } from '@lqr/contract/credit/states.ts'
import { getFormDraft } from '@lqr/contract/identity/form-draft-calls.ts'
import { readWanted, WANTED } from '@lqr/contract/identity/wanted-product.ts'
import { listLoansDue } from '@lqr/contract/oversight/renewal-calls.ts'
import { listOwnMatches } from '@lqr/contract/policies/ledger-calls.ts'
import scene from '@lqr/ui/scene-path.svg?url'
import { listAffairs } from '@lqr/contract/tasks/calls.ts'
import { CertificationTag } from '../domains/certification/state-tag.tsx'
import { affairAddress } from '../shell/cases/affair-address.ts'
import { Answer } from '../shell/page/answer.tsx'
import { LinkButton } from '../shell/page/link-button.tsx'
import { Page } from '../shell/page/page.tsx'
import { useSession } from '../shell/session/session.ts'
import { useNow } from '../shell/time/use-now.ts'
import { useCall } from '../shell/use-call.ts'
import { copy } from './copy.ts'
import { type NextStep, nextStep } from './next-step.ts'
import { ComingPanel } from './overview/coming-panel.tsx'
import { comingDays } from './overview/coming-days.ts'
import { FittingPanel } from './overview/fitting-panel.tsx'
import { DraftsPanel, OpenPanel } from './overview/overview-lists.tsx'
import { ConsentsPanel, HistoryPanel, MessagesPanel } from './overview/side-panels.tsx'
import './overview/overview.css'
import './overview/overview-lines.css'

const SHOWN = 5
const MOST_AFFAIRS = 12
const CERTIFIED = 3
/** What many ask for first. */
const USUAL = { amountYuan: 500_000, termMonths: 12 } as const

function NextPanel({ step }: { step: NextStep }) {
  return (
    <section className="panel next-step">
      <img src={scene} alt="" width={720} height={320} decoding="async" />
      <div>
        <p className="muted">{copy.next}</p>
        <h2>{step.title}</h2>
        <p>{step.text}</p>
        <LinkButton to={step.to} label={step.action} isPortal={step.isPortal} />
      </div>
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

/** All that the page tells of the company besides the next step; each part comes when it is there. */
function Life({ isCertified }: { isCertified: boolean }) {
  const now = useNow()
  const affairs = useCall(listAffairs, { body: { pageSize: MOST_AFFAIRS } })
  const applications = useCall(listApplications, { body: { sort: 'newest', pageSize: SHOWN } })
  const consents = useCall(listAuthorisations, { body: { pageSize: MOST_AFFAIRS } })
  const loans = useCall(listLoansDue, { body: { withinDays: 90, pageSize: SHOWN } }, { quiet: true })
  const policies = useCall(listOwnMatches, { body: { pageSize: SHOWN } }, { quiet: true })
  const authorisations = (consents.data?.list ?? []).filter(({ status }) => isGivenState(status))
  const open = authorisations.filter(
    ({ status, validTo }) => isAccessState(status) && Date.parse(validTo) > now.getTime(),
  )
  const rows = affairs.data?.list ?? []
  const days = comingDays(
    {
      affairs: rows.map((row) => ({ ...row, to: affairAddress(row) })),
      authorisations: open,
      loans: loans.data?.list ?? [],
      policies: policies.data?.list ?? [],
    },
    now,
  )
  const asked = applications.data?.list[0]
  return (
    <div className="two-columns life">
      <div className="stack">
        <Answer of={affairs}>{({ list }) => <OpenPanel affairs={list} now={now} />}</Answer>
        {affairs.data && consents.data && <ComingPanel days={days} now={now} />}
        {isCertified && applications.data && (
          <FittingPanel
            amountYuan={asked?.amountYuan ?? USUAL.amountYuan}
            termMonths={asked?.termMonths ?? USUAL.termMonths}
          />
        )}
      </div>
      <div className="stack">
        <DraftsPanel affairs={rows} />
        <MessagesPanel />
        {applications.data && consents.data && (
          <HistoryPanel applications={applications.data.list} authorisations={authorisations} />
        )}
        {consents.data && <ConsentsPanel authorisations={open} />}
        <LinksPanel />
      </div>
    </div>
  )
}

/** The personal centre's first page: what to do next, what is under way, what comes up, what fits, and what was. */
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
            <Life isCertified={certiFlg === CERTIFIED} />
          </div>
        )}
      </Answer>
    </Page>
  )
}
