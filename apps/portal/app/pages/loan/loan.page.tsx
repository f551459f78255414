import { FIRST_LOAN_FIGURE } from '@lqr/contract/applications/first-loan-rule.ts'
import { countFirstLoans } from '@lqr/contract/statistics/calls.ts'
import type { Route } from './+types/loan.page.ts'
import { firstLoanTopic } from '../../domains/products/guide/first-loan-topic.ts'
import { GuideView } from '../../domains/products/guide/guide-view.tsx'
import { GUIDE_KEYS, loadGuide } from '../../domains/products/guide/load-guide.ts'
import { loadZoneProducts, pageOfAddress } from '../../domains/products/load-zone.ts'
import { ZoneProducts } from '../../domains/products/zone-products.tsx'
import { copy as statisticsCopy } from '../../domains/statistics/copy.ts'
import { toldAmount, toldCount } from '../../domains/statistics/figure-line.ts'
import { Banner } from '../../shell/banner/banner.tsx'
import type { PageHandle } from '../../shell/page-handle.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { apiContext } from '../../shell/server/contexts.ts'
import { questionOf } from '../zones/composition/find-composition.ts'
import { copy } from './copy.ts'

export const handle: PageHandle = {
  queryKeys: ['registered', 'borrowed', 'operating', 'dishonest', ...GUIDE_KEYS, 'page'],
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const { searchParams } = new URL(request.url)
  const [counted, loaded, guide] = await Promise.all([
    api(countFirstLoans),
    loadZoneProducts(api, 'firstLoan', pageOfAddress(searchParams)),
    loadGuide(api, request, params.site ?? '', firstLoanTopic),
  ])
  const { figures: labels, units } = statisticsCopy
  return {
    loaded,
    guide,
    question: questionOf('firstLoan'),
    figures: [
      ...toldCount(labels.firstLoanCount, counted.count, units.home),
      ...toldAmount(labels.firstLoanAmountYuan, counted.amountYuan),
      ...toldCount(labels.creditOnlyCount, counted.creditOnlyCount, units.home),
    ],
  }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: copy.title, description: copy.description, keys: ['page'] })

export default function Loan({ loaderData }: Route.ComponentProps) {
  const { loaded, guide, figures, question } = loaderData
  const panel = 'rounded-card border border-line bg-surface p-6 max-sm:p-4'
  return (
    <>
      <Banner type="LOAN" figures={figures} question={question} scene="path" />
      <div className="content grid grid-cols-1 gap-6 py-6">
        <div className="grid grid-cols-1 gap-4 md:grid-cols-2 elder:grid-cols-1">
          <section aria-labelledby="what" className={panel}>
            <h2 id="what" className="mb-2 text-title">
              {copy.what.title}
            </h2>
            <p>{copy.what.body}</p>
            <p className="mt-2 text-note text-muted">{FIRST_LOAN_FIGURE}</p>
          </section>
          <section aria-labelledby="steps" className={panel}>
            <h2 id="steps" className="mb-2 text-title">
              {copy.steps.title}
            </h2>
            <ol className="m-0 list-decimal pl-6">
              {copy.steps.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ol>
          </section>
        </div>
        <GuideView topic={firstLoanTopic} guide={guide} />
        <ZoneProducts
          id="first-loan-products"
          title={copy.listTitle}
          zone="firstLoan"
          loaded={loaded}
          path="/loan"
          kept={guide.place}
        />
      </div>
    </>
  )
}
