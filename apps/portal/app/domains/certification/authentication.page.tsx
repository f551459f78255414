import { Button, buttonStyle } from '@lqr/ui/button.tsx'
import { Breadcrumb } from '@lqr/ui/breadcrumb.tsx'
import { Skeleton } from '@lqr/ui/skeleton.tsx'
import { Suspense, useState, useSyncExternalStore } from 'react'
import { sectionCrumbs } from '../../shell/banner/section-crumbs.ts'
import type { Route } from './+types/authentication.page.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { apiContext } from '../../shell/server/contexts.ts'
import { useManagementLink } from '../../shell/session/use-management-link.ts'
import { SiteLink } from '../../shell/site-link.tsx'
import { lazyPart } from '../../shell/scripts/lazy-part.ts'
import { CertificationHistory } from './certification-history.tsx'
import { copy } from './copy.ts'
import { type Certification, loadCertification, type WantedView } from './load-certification.ts'
import { RecordView } from './record-view.tsx'
import { StatusBanner } from './status-banner.tsx'
import { useFormFocus } from './use-form-focus.ts'
import type { Overtaken } from './wizard/overtaken.ts'

const Wizard = lazyPart(() => import('./wizard/wizard.tsx'))

export const loader = ({ context }: Route.LoaderArgs) => loadCertification(context.get(apiContext))

export const meta: Route.MetaFunction = (args) => [
  ...pageMeta(args, { title: copy.title, description: copy.description }),
  { name: 'robots', content: 'noindex' },
]

const crumbs = [sectionCrumbs.home, { label: copy.title }]

function Certified({ wanted, onChange }: { wanted: WantedView | undefined; onChange: () => void }) {
  const managementLink = useManagementLink()
  return (
    <p className="flex flex-wrap gap-3">
      {wanted && (
        <a {...managementLink('/product/apply', wanted.query)} className={buttonStyle('primary')}>
          {copy.wanted.go(wanted.name)}
        </a>
      )}
      <SiteLink href="/financial" className={buttonStyle(wanted ? 'secondary' : 'primary')}>
        {copy.next.products}
      </SiteLink>
      <Button onClick={onChange}>{copy.next.change}</Button>
    </p>
  )
}

const loading = (
  <div className="rounded-card border border-line bg-surface p-6">
    <Skeleton lines={8} />
    <noscript>
      <a href="/lite/certification">{copy.lite}</a>
    </noscript>
  </div>
)

const never = () => () => {}

/** False while the server renders and the page comes alive: the wizard starts from what the browser remembers. */
function useIsBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

function Course({ record, words, wanted }: Omit<Extract<Certification, { kind: 'record' }>, 'kind'>) {
  const [changing, setChanging] = useState(false)
  const [overtaken, setOvertaken] = useState<Overtaken>()
  const isBrowser = useIsBrowser()
  const certified = record.certiFlg === 3
  const filling = record.can.submit && (!certified || changing)
  const { status, warning } = useFormFocus(filling)
  const leave = () => {
    setChanging(false)
    setOvertaken(undefined)
  }
  // What was typed goes on, also where the enterprise was certified in between.
  const goOn = (typed: Overtaken) => {
    setChanging(true)
    setOvertaken(typed)
  }
  return (
    <>
      <StatusBanner record={record} headingRef={status} />
      {!certified && wanted && (
        <p className="rounded-control border border-primary-line bg-surface px-4 py-3">
          {copy.wanted.kept(wanted.name)}
        </p>
      )}
      {certified && !changing && <Certified wanted={wanted} onChange={() => setChanging(true)} />}
      {certified && changing && (
        <div className="rounded-card border border-warning/30 bg-warning-soft p-4">
          <p ref={warning} tabIndex={-1} className="outline-none">
            {copy.change.warning}
          </p>
          <Button size="small" className="mt-2" onClick={leave}>
            {copy.change.cancel}
          </Button>
        </div>
      )}
      {filling ? (
        <Suspense fallback={loading}>
          {isBrowser ? (
            <Wizard
              key={record.version}
              record={record}
              overtaken={overtaken?.before.version === record.version ? undefined : overtaken}
              onSubmitted={leave}
              onOvertaken={goOn}
            />
          ) : (
            loading
          )}
        </Suspense>
      ) : (
        <RecordView record={record} words={words} />
      )}
      <CertificationHistory history={record.history} />
    </>
  )
}

function NotEnterprise() {
  const managementLink = useManagementLink()
  return (
    <section className="rounded-card border border-line bg-surface p-6">
      <h2 className="text-title">{copy.notEnterprise.title}</h2>
      <p className="mt-2">{copy.notEnterprise.text}</p>
      <a {...managementLink('/')} className={buttonStyle('primary', 'medium', 'mt-4')}>
        {copy.notEnterprise.console}
      </a>
    </section>
  )
}

export default function Authentication({ loaderData }: Route.ComponentProps) {
  return (
    <div className="content grid max-w-4xl grid-cols-1 gap-5 py-4">
      <div>
        <Breadcrumb Link={SiteLink} crumbs={crumbs} />
        <h1 className="mt-2 text-head text-primary-strong">{copy.title}</h1>
        <p className="text-note text-muted">{copy.lead}</p>
      </div>
      {loaderData.kind === 'record' ? <Course {...loaderData} /> : <NotEnterprise />}
    </div>
  )
}
