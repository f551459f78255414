import type { Route } from './+types/listing.page.ts'
import type { PageHandle } from '../../../shell/page-handle.ts'
import { LiteCase } from '../../../shell/lite/lite-case.tsx'
import { liteMeta } from '../../../shell/lite/lite-meta.ts'
import { LiteAnswer } from '../../../shell/lite/lite-parts.tsx'
import { apiContext } from '../../../shell/server/contexts.ts'
import { liteListingCopy } from './listing-copy.ts'
import { listingAction, loadListingPage } from './listing-page.ts'

const texts = liteListingCopy.detail

export const handle: PageHandle = { queryKeys: ['id', 'done', 'do'] }

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadListingPage(request, context.get(apiContext))

export const action = ({ request, context }: Route.ActionArgs) =>
  listingAction(request, context.get(apiContext))

export const meta: Route.MetaFunction = (args) =>
  liteMeta(args, { title: texts.title, description: texts.description })

export default function LiteListing({ loaderData: { view, asked }, actionData }: Route.ComponentProps) {
  return (
    <LiteCase view={view} sent={actionData} back={{ href: '/lite/listings', label: texts.back }}>
      {asked && <LiteAnswer title={texts.asked} text={asked} />}
    </LiteCase>
  )
}
