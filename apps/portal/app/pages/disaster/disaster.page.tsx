import { countZoneLoans } from '@lqr/contract/statistics/calls.ts'
import type { Route } from './+types/disaster.page.ts'
import { disasterTopic } from '../../domains/products/guide/disaster-topic.ts'
import { GuideView } from '../../domains/products/guide/guide-view.tsx'
import { GUIDE_KEYS, loadGuide } from '../../domains/products/guide/load-guide.ts'
import { loadZoneProducts, pageOfAddress } from '../../domains/products/load-zone.ts'
import { ZoneProducts } from '../../domains/products/zone-products.tsx'
import { copy as statisticsCopy } from '../../domains/statistics/copy.ts'
import { countFigure, toldAmount, toldCount } from '../../domains/statistics/figure-line.ts'
import { Banner } from '../../shell/banner/banner.tsx'
import type { PageHandle } from '../../shell/page-handle.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { apiContext } from '../../shell/server/contexts.ts'
import { useShell } from '../../shell/use-shell.ts'
import { questionOf } from '../zones/composition/find-composition.ts'
import { copy } from './copy.ts'

export const handle: PageHandle = {
  queryKeys: ['damaged', 'proof', 'dishonest', ...GUIDE_KEYS, 'page'],
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const { searchParams } = new URL(request.url)
  const [drawn, loaded, guide] = await Promise.all([
    api(countZoneLoans, { params: { zone: 'disaster' } }),
    loadZoneProducts(api, 'disaster', pageOfAddress(searchParams)),
    loadGuide(api, request, params.site ?? '', disasterTopic),
  ])
  const { units } = statisticsCopy
  return {
    loaded,
    guide,
    question: questionOf('disaster'),
    figures: [
      ...toldCount(copy.figures.count, drawn.count, units.case),
      ...toldAmount(copy.figures.amount, drawn.amountYuan),
      countFigure(copy.figures.products, loaded.total, units.product),
    ],
  }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: copy.title, description: copy.description, keys: ['page'] })

export default function Disaster({ loaderData }: Route.ComponentProps) {
  const { loaded, guide, figures, question } = loaderData
  const { settings } = useShell()
  return (
    <>
      <Banner
        type="FLOODDEFENSE"
        crumbs={[{ label: copy.parent, href: '/loan' }, { label: copy.title }]}
        figures={figures}
        question={question}
        scene="river"
      />
      <div className="content grid grid-cols-1 gap-6 py-6">
        <section
          aria-labelledby="steps"
          className="rounded-card border border-line bg-surface p-6 max-sm:p-4"
        >
          <h2 id="steps" className="mb-3 text-title">
            {copy.stepsTitle}
          </h2>
          <ol className="m-0 grid max-w-article list-decimal gap-1 pl-6">
            {copy.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p className="mt-3 text-note text-muted">
            {copy.hotline}：
            {settings.hotlines.map(({ label, number }) => (
              <a key={number} href={`tel:${number}`} className="mr-3 inline-block py-1">
                {label} {number}
              </a>
            ))}
            {settings.serviceHours && `${copy.hours}：${settings.serviceHours}`}
          </p>
        </section>
        <GuideView topic={disasterTopic} guide={guide} />
        <ZoneProducts
          id="disaster-products"
          title={copy.listTitle}
          zone="disaster"
          loaded={loaded}
          path="/disaster"
          kept={guide.place}
        />
      </div>
    </>
  )
}
