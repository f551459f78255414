import { Monogram } from '@lqr/ui/monogram.tsx'
import { Tag } from '@lqr/ui/tag.tsx'
import type { ReactNode } from 'react'
import { sectionCrumbs } from '../../shell/banner/section-crumbs.ts'
import type { Route } from './+types/product-details.page.ts'
import { Banner } from '../../shell/banner/banner.tsx'
import type { PageHandle } from '../../shell/page-handle.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { apiContext } from '../../shell/server/contexts.ts'
import { ApplyBar, ApplyPanel } from './apply-panel.tsx'
import { facts } from '../../shell/product-cards/copy.ts'
import { copy } from './copy.ts'
import { CostSection } from './cost-section.tsx'
import { FeeTable } from './fee-table.tsx'
import { InstitutionPanel } from './institution-panel.tsx'
import { loadDetails } from './load-details.ts'
import { ProductGrid } from '../../shell/product-cards/product-grid.tsx'
import { RecentSlot } from './recent/recent-slot.tsx'
import { ViewCounter } from './view-counter.tsx'
import { ExampleMark } from '../../shell/publishing/example-mark.tsx'

export const handle: PageHandle = { queryKeys: ['id', 'amount', 'termMonths', 'repayment'] }

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadDetails(context.get(apiContext), request)

export const meta: Route.MetaFunction = (args) => {
  const product = args.loaderData as Route.ComponentProps['loaderData'] | undefined
  if (!product) return []
  const { name, orgName, amount, annualCost, structuredData } = product
  return pageMeta(args, {
    title: `${name} - ${orgName}`,
    description: copy.detail.description(name, orgName, amount, annualCost),
    keys: ['id'],
    structuredData,
  })
}

const labels = copy.detail

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 text-title">
        {title}
      </h2>
      {children}
    </section>
  )
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="m-0 grid list-disc gap-1 pl-5">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

export default function ProductDetails({ loaderData: product }: Route.ComponentProps) {
  const { name, orgName, isExample, onlineApply, views, applicationsCount, similar } = product
  return (
    <>
      <ViewCounter proId={product.id} />
      <Banner
        type="FINANCIAL"
        withSearch={false}
        title={name}
        crumbs={[sectionCrumbs.financial, { label: name }]}
        lead={
          <span className="flex flex-wrap items-center gap-2">
            <Monogram name={orgName} logo={product.orgLogo} />
            {orgName}
            <Tag tone={onlineApply ? 'success' : 'neutral'}>{onlineApply ? facts.online : facts.offline}</Tag>
            <ExampleMark of={isExample} />
            {labels.views(views, applicationsCount)}
          </span>
        }
      />
      <div className="content grid grid-cols-1 items-start gap-6 py-6 md:grid-cols-[minmax(0,1fr)_20rem] elder:grid-cols-1">
        <aside
          aria-label={labels.org}
          className="max-md:contents md:sticky md:top-4 md:order-2 md:grid md:gap-4"
        >
          <ApplyPanel product={product} />
          <InstitutionPanel org={product.org} />
        </aside>
        <div className="grid grid-cols-1 gap-8 rounded-card border border-line bg-surface p-6 max-sm:p-4">
          {isExample && (
            <p data-example-note className="rounded-control bg-gold-soft px-3 py-2 text-note text-gold-ink">
              {labels.example}
            </p>
          )}
          {product.highlights && <p className="text-body">{product.highlights}</p>}
          <Part id="facts" title={labels.facts}>
            <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2 md:max-lg:grid-cols-1">
              {product.facts.map(({ label, value }) => (
                <div key={label} className="flex gap-3 border-b border-line pb-2">
                  <dt className="w-20 shrink-0 text-note text-muted">{label}</dt>
                  <dd className="m-0 text-note text-ink">{value}</dd>
                </div>
              ))}
            </dl>
          </Part>
          <Part id="requirements" title={labels.requirements}>
            <Lines lines={product.requirements} />
          </Part>
          <Part id="materials" title={labels.materials}>
            {product.materials.length > 0 ? <Lines lines={product.materials} /> : <p>{labels.noMaterials}</p>}
          </Part>
          <Part id="fees" title={labels.fees}>
            <FeeTable fees={product.fees} />
          </Part>
          <CostSection product={product} />
        </div>
      </div>
      {similar.length > 0 && (
        <section aria-labelledby="similar" className="content pb-10">
          <h2 id="similar" className="mb-3 text-title">
            {labels.similar}
          </h2>
          <ProductGrid products={similar} columns={3} />
        </section>
      )}
      <div className="content pb-10">
        <RecentSlot open={product} />
      </div>
      <ApplyBar product={product} />
    </>
  )
}
