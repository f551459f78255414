import { findSubstation } from '@lqr/contract/reference/substations.ts'
import { VALUATION_DISCLAIMER } from '@lqr/contract/valuations/disclaimer.ts'
import { Skeleton } from '@lqr/ui/skeleton.tsx'
import { Suspense, useSyncExternalStore } from 'react'
import type { Route } from './+types/house-valuation.page.ts'
import { Banner } from '../../shell/banner/banner.tsx'
import { LateForm } from '../../shell/plain/late-form.tsx'
import type { PageHandle } from '../../shell/page-handle.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { SiteLink } from '../../shell/site-link.tsx'
import { useShell } from '../../shell/use-shell.ts'
import { lazyPart } from '../../shell/scripts/lazy-part.ts'
import { copy } from './copy.ts'

const PropertyForm = lazyPart(() => import('./property-form.tsx'))

export const handle: PageHandle = { queryKeys: [] }

/** The site's own county is where its visitors' property most likely lies. */
export function loader({ params }: Route.LoaderArgs) {
  const site = findSubstation(params.site ?? '')
  return { areaCode: site && site.level > 1 ? site.id : '' }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: copy.title, description: copy.description })

const never = () => () => {}

/** False while the server renders and the page comes alive: the form starts from what the browser remembers. */
function useIsBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

const waiting = (
  <div className="rounded-card border border-line bg-surface p-6">
    <Skeleton lines={8} />
    <LateForm href="/lite/estimate" label={copy.lite} />
  </div>
)

/** What a property is worth, roughly: who wants a report is led to those who may write one, once there is a page of them. */
export default function HouseValuation({ loaderData: { areaCode } }: Route.ComponentProps) {
  const { hasPage } = useShell()
  const isBrowser = useIsBrowser()
  return (
    <>
      <Banner
        type="ENTSCALE"
        title={copy.title}
        lead={copy.lead}
        crumbs={[{ label: copy.parent, href: '/serveHall' }, { label: copy.title }]}
      />
      <div className="content grid grid-cols-1 gap-6 py-6">
        <section aria-labelledby="valuation-about" className="print:hidden">
          <h2 id="valuation-about" className="mb-2 text-title">
            {copy.about}
          </h2>
          <p className="max-w-article font-semibold">{VALUATION_DISCLAIMER}</p>
          <ul className="mt-2 max-w-article list-disc pl-5 text-note">
            {copy.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          {hasPage('/agency') && (
            <SiteLink
              href="/agency?category=appraisal"
              className="mt-2 inline-flex min-h-8 items-center max-sm:min-h-11"
            >
              {copy.appraiser}
            </SiteLink>
          )}
        </section>
        <Suspense fallback={waiting}>{isBrowser ? <PropertyForm areaCode={areaCode} /> : waiting}</Suspense>
      </div>
    </>
  )
}
