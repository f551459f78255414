import { buttonStyle } from '@lqr/ui/button.tsx'
import { ChipLink } from '@lqr/ui/chip.tsx'
import { EmptyState } from '@lqr/ui/empty-state.tsx'
import type { Route } from './+types/search.page.ts'
import { Banner } from '../../shell/banner/banner.tsx'
import type { PageHandle } from '../../shell/page-handle.ts'
import { IgnoredFilters } from '../../shell/listing/ignored-filters.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import { SEARCH_PATH } from '../../shell/search/search-path.ts'
import { apiContext } from '../../shell/server/contexts.ts'
import { SiteLink } from '../../shell/site-link.tsx'
import { copy } from './copy.ts'
import { loadSearch } from './load-search.ts'
import { ResultView } from './result-view.tsx'

export const handle: PageHandle = { queryKeys: ['keyword', 'kind', 'page'] }

export const loader = ({ request, context }: Route.LoaderArgs) => loadSearch(context.get(apiContext), request)

export const meta: Route.MetaFunction = (args) => {
  const data = args.loaderData as Route.ComponentProps['loaderData'] | undefined
  return [
    ...pageMeta(args, {
      title: data?.keyword ? copy.titleOf(data.keyword) : copy.title,
      description: copy.description,
      keys: ['keyword', 'kind', 'page'],
    }),
    { name: 'robots', content: 'noindex' },
  ]
}

type Data = Route.ComponentProps['loaderData']

/** Before the first word, and when nothing was found: what to do now. */
function WhatToDo({ data }: { data: Data }) {
  return (
    <>
      <EmptyState
        title={data.keyword ? copy.nothing.title(data.keyword) : copy.start.title}
        hint={data.keyword ? copy.nothing.hint : copy.start.hint}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <SiteLink href="/financial" className={buttonStyle('primary')}>
              {copy.products}
            </SiteLink>
            <SiteLink href="/helpCenter#contact" className={buttonStyle('secondary')}>
              {copy.consult}
            </SiteLink>
          </div>
        }
      />
      <section aria-labelledby="popular" className="mx-auto mb-8 max-w-2xl text-center">
        <h2 id="popular" className="mb-3 text-body">
          {copy.popular}
        </h2>
        <ul className="m-0 flex list-none flex-wrap justify-center gap-2 p-0">
          {data.popular.map(({ word, href }) => (
            <li key={word}>
              <ChipLink Link={SiteLink} href={href}>
                {word}
              </ChipLink>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

export default function Search({ loaderData }: Route.ComponentProps) {
  const { keyword, kind, ignored, result } = loaderData
  return (
    <>
      <Banner
        type="SERVEHALL"
        title={copy.title}
        lead={copy.lead}
        search={{
          action: SEARCH_PATH,
          placeholder: copy.placeholder,
          suggests: true,
          ...(kind && { kept: { kind } }),
        }}
        keyword={keyword}
      />
      <div className="content py-6">
        <IgnoredFilters labels={ignored} />
        {result ? <ResultView result={result} /> : <WhatToDo data={loaderData} />}
      </div>
    </>
  )
}
