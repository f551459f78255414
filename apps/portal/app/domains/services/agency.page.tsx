import type { Route } from './+types/agency.page.ts'
import { Banner } from '../../shell/banner/banner.tsx'
import type { PageHandle } from '../../shell/page-handle.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { apiContext } from '../../shell/server/contexts.ts'
import { copy } from './copy.ts'
import { loadServices } from './load-services.ts'
import { FreeNote, ServiceListing } from './service-listing.tsx'

export const handle: PageHandle = { queryKeys: ['keyword', 'category', 'areaCode', 'page'] }

export const loader = ({ request, context, params }: Route.LoaderArgs) =>
  loadServices(context.get(apiContext), request, { section: 'agency', sitePath: params.site ?? '' })

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { ...copy.agency, keys: ['category', 'areaCode', 'page'] })

/** The services of intermediaries for the site's area. */
export default function Agency({ loaderData }: Route.ComponentProps) {
  const { listing } = loaderData
  const { keyword, ...kept } = listing.kept
  return (
    <>
      <Banner
        type="AGENCY"
        search={{ action: listing.path, placeholder: copy.list.placeholder, kept }}
        keyword={keyword}
      />
      <div className="content grid grid-cols-1 gap-5 py-6">
        <FreeNote />
        <div className="min-w-0">
          <ServiceListing loaded={loaderData} />
        </div>
      </div>
    </>
  )
}
