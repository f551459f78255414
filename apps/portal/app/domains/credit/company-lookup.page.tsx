import { listPublicCompanies } from '@lqr/contract/credit/topic-calls.ts'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { buttonStyle } from '@lqr/ui/button.tsx'
import { EmptyState } from '@lqr/ui/empty-state.tsx'
import { formatAmount } from '@lqr/ui/format-amount.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import { Tag } from '@lqr/ui/tag.tsx'
import type { Route } from './+types/company-lookup.page.ts'
import { Banner } from '../../shell/banner/banner.tsx'
import { Listing } from '../../shell/listing/listing.tsx'
import { pageFacts } from '../../shell/listing/page-facts.ts'
import { readFilters } from '../../shell/listing/read-filters.ts'
import type { PageHandle } from '../../shell/page-handle.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { apiContext } from '../../shell/server/contexts.ts'
import { SiteLink } from '../../shell/site-link.tsx'
import { lookUpCopy as copy } from './copy.ts'

const PATH = '/companyLookup'
const PAGE_SIZE = 10

type Company = CallOutput<typeof listPublicCompanies>['list'][number]

export const handle: PageHandle = { queryKeys: ['keyword', 'page'] }

export async function loader({ request, context }: Route.LoaderArgs) {
  const fields = { keyword: listPublicCompanies.params.shape.a }
  const { searchParams } = new URL(request.url)
  const { values, kept, ignored, page } = readFilters(searchParams, fields)
  const { keyword } = values
  // What was typed stays in the box, also where it is too short or too long to look for.
  if (keyword === undefined) return { keyword: searchParams.get('keyword')?.trim() ?? '' }
  const found = await context.get(apiContext)(listPublicCompanies, {
    params: { a: keyword, b: page, c: PAGE_SIZE },
  })
  const active = [{ key: 'keyword', label: `${copy.keyword}：${keyword}` }]
  return {
    keyword,
    companies: found.list,
    listing: { path: PATH, kept, ignored, active, ...pageFacts(found) },
  }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: copy.title, description: copy.description, keys: [] })

function CompanyCard({ company }: { company: Company }) {
  const { name, creditCode, stateName, areaName, industryName, foundedOn, regCapitalYuan } = company
  const facts = [
    { label: copy.labels.code, value: creditCode },
    { label: copy.labels.area, value: areaName },
    { label: copy.labels.industry, value: industryName },
    { label: copy.labels.founded, value: foundedOn && formatDate(foundedOn) },
    { label: copy.labels.capital, value: regCapitalYuan === null ? null : formatAmount(regCapitalYuan) },
    { label: copy.labels.source, value: company.source },
  ]
  return (
    <article className="rounded-card border border-line bg-surface px-5 py-4 max-sm:px-4">
      <h3 className="flex flex-wrap items-center gap-2 text-body">
        {name} {stateName && <Tag tone="primary">{stateName}</Tag>}
        {company.isDemonstration && <Tag tone="neutral">{copy.demonstration}</Tag>}
      </h3>
      <dl className="mt-2 grid gap-x-6 gap-y-1 text-note sm:grid-cols-2 lg:grid-cols-3 elder:grid-cols-1">
        {facts.map(({ label, value }) => (
          <div key={label} className="flex min-w-0 gap-2">
            <dt className="shrink-0 text-muted">{label}</dt>
            <dd className="m-0 min-w-0">{value || '—'}</dd>
          </div>
        ))}
      </dl>
    </article>
  )
}

/** Public basics of companies; what more there is opens under consent alone. */
export default function CompanyLookup({ loaderData }: Route.ComponentProps) {
  const { keyword, companies, listing } = { companies: undefined, listing: undefined, ...loaderData }
  return (
    <>
      <Banner
        type="SERVEHALL"
        title={copy.title}
        lead={copy.lead}
        search={{ action: PATH, placeholder: copy.placeholder }}
        keyword={keyword}
      />
      <div className="content py-6">
        {companies && listing ? (
          <Listing listing={listing} found={copy.found} empty={copy.empty} shown={companies.length}>
            <ul className="m-0 grid list-none gap-3 p-0">
              {companies.map((company) => (
                <li key={company.creditCode} className="min-w-0">
                  <CompanyCard company={company} />
                </li>
              ))}
            </ul>
          </Listing>
        ) : (
          <EmptyState
            {...(keyword === '' ? copy.start : copy.refused)}
            action={
              <SiteLink href="/serveHall" className={buttonStyle('primary')}>
                {copy.back}
              </SiteLink>
            }
          />
        )}
      </div>
    </>
  )
}
