import type { LinkProps } from '@lqr/ui/link-component.ts'
import { TabLinks } from '@lqr/ui/tab-links.tsx'
import { type ReactNode, Suspense, useSyncExternalStore } from 'react'
import type { Route } from './+types/home.page.ts'
import type { PageHandle } from '../../shell/page-handle.ts'
import { afterFirstAction, hadFirstAction, subscribeToFirstAction } from '../../shell/after-first-action.ts'
import { useKeptLoaderData } from '../../shell/keep-alive/use-kept-loader-data.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { apiContext } from '../../shell/server/contexts.ts'
import { SiteLink } from '../../shell/site-link.tsx'
import { lazyPart } from '../../shell/scripts/lazy-part.ts'
import { copy } from './copy.ts'
import { Hero } from './hero.tsx'
import { loadHome } from './load-home.ts'
import { SectionHead, sectionLook } from './section-head.tsx'

// Services, products and all below the first screen are only links: their HTML works before their code is there.
const ServiceGrid = lazyPart(() => afterFirstAction().then(() => import('./service-grid.tsx')))
const ProductRows = lazyPart(() => afterFirstAction().then(() => import('./product-rows.tsx')))
const HomeMore = lazyPart(() => afterFirstAction().then(() => import('./home-more.tsx')))

export const handle: PageHandle = { queryKeys: ['tab'] }

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadHome(context.get(apiContext), new URL(request.url).searchParams.get('tab'))

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: copy.title, description: copy.description })

/** A tab of the needs: an address of its own that does not move the page. */
const StayLink = (props: LinkProps) => <SiteLink {...props} preventScrollReset />

/**
 * Far below the first screen: laid out and painted when somebody comes near, as long as nobody has done anything. Until then it
 * stands for more than it is high, so that a place which the browser goes back to is never out of reach.
 */
function Below({ children }: { children: ReactNode }) {
  const isNear = useSyncExternalStore(subscribeToFirstAction, hadFirstAction, () => false)
  return (
    <div
      className={
        isNear
          ? undefined
          : '[contain-intrinsic-block-size:640rem] [content-visibility:auto] lg:[contain-intrinsic-block-size:320rem] print:[content-visibility:visible]'
      }
    >
      {children}
    </div>
  )
}

/** Kept alive while other pages are shown: its loader data is read through the keeper. */
export default function Home() {
  const data = useKeptLoaderData<typeof loader>()
  const { needs: words } = copy
  return (
    <>
      <Hero figures={data.figures} asOf={data.asOf} sites={data.sites} />
      <Suspense fallback={null}>
        <ServiceGrid banners={data.banners} />
      </Suspense>
      <section id="needs" aria-labelledby="needs-title" className={`${sectionLook} scroll-mt-4`}>
        <SectionHead
          id="needs-title"
          title={words.title}
          note={words.note}
          all={{ href: data.all, label: words.all }}
        />
        <div className="mb-4">
          <TabLinks Link={StayLink} label={words.label} tabs={data.needs} current={data.need} />
        </div>
        <Suspense fallback={null}>
          <ProductRows products={data.products} />
        </Suspense>
      </section>
      <Below>
        <Suspense fallback={null}>
          <HomeMore {...data} />
        </Suspense>
      </Below>
    </>
  )
}
