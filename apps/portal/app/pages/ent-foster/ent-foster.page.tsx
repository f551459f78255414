import type { Route } from './+types/ent-foster.page.ts'
import { ANSWER_KEYS } from '../../domains/policies/smart/read-answers.ts'
import { loadServices } from '../../domains/services/load-services.ts'
import { FreeNote, ServiceListing } from '../../domains/services/service-listing.tsx'
import { Banner } from '../../shell/banner/banner.tsx'
import type { PageHandle } from '../../shell/page-handle.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { apiContext } from '../../shell/server/contexts.ts'
import { copy } from './copy.ts'
import { LadderView } from './ladder.tsx'
import { loadLadder } from './load-ladder.ts'
import { readLadder } from './read-ladder.ts'

export const handle: PageHandle = {
  queryKeys: ['keyword', 'areaCode', 'page', 'purpose', ...ANSWER_KEYS],
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const { kept, keptPurpose } = readLadder(request)
  const services = await loadServices(api, request, {
    section: 'cultivation',
    sitePath: params.site ?? '',
    fixed: { ...kept, ...keptPurpose },
  })
  return { services, ladder: await loadLadder(api, request, services.listing.kept) }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: copy.title, description: copy.description, keys: ['areaCode', 'page'] })

/** What cultivates enterprises: the services, and the ladder of titles with its self-check. */
export default function EntFoster({ loaderData: { services, ladder } }: Route.ComponentProps) {
  const { listing } = services
  const { keyword, ...kept } = listing.kept
  return (
    <>
      <Banner
        type="ENTFOSTER"
        search={{ action: listing.path, placeholder: copy.placeholder, kept: { ...kept, ...listing.fixed } }}
        keyword={keyword}
        scene="path"
      />
      <div className="content grid grid-cols-1 gap-8 py-6">
        <FreeNote />
        <LadderView ladder={ladder} />
        <section aria-labelledby="services" className="min-w-0">
          <h2 id="services" className="mb-3 text-title">
            {copy.services}
          </h2>
          <ServiceListing loaded={services} />
        </section>
      </div>
    </>
  )
}
