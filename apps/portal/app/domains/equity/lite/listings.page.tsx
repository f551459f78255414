import { listListings } from '@lqr/contract/equity/listing-calls.ts'
import { listingStates } from '@lqr/contract/equity/listing-case.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import type { Route } from './+types/listings.page.ts'
import type { PageHandle } from '../../../shell/page-handle.ts'
import { LiteList } from '../../../shell/lite/lite-list.tsx'
import { liteMeta } from '../../../shell/lite/lite-meta.ts'
import { nameOf, nextPage, pageInput } from '../../../shell/lite/lite-page.ts'
import { signedIn } from '../../../shell/plain/form-state.ts'
import { apiContext } from '../../../shell/server/contexts.ts'
import { liteListingCopy } from './listing-copy.ts'

const texts = liteListingCopy.list

export const handle: PageHandle = { queryKeys: ['page'] }

export async function loader({ request, context }: Route.LoaderArgs) {
  const body = { ...pageInput(request), sort: 'newest' as const }
  const page = await signedIn(request, () => context.get(apiContext)(listListings, { body }))
  const rows = page.list.map(({ id, itemName, orgName, createdAt, status }) => ({
    key: id,
    href: `/lite/listing?id=${id}`,
    title: itemName,
    words: [orgName, formatDate(createdAt), nameOf(listingStates, status)].join(' · '),
  }))
  return { rows, next: nextPage(request, page) }
}

export const meta: Route.MetaFunction = (args) =>
  liteMeta(args, { title: texts.title, description: texts.description })

export default function LiteListings({ loaderData }: Route.ComponentProps) {
  return (
    <LiteList title={texts.title} {...loaderData} empty={texts.empty}>
      <a href="/stock" className="inline-flex min-h-11 items-center">
        {texts.items}
      </a>
    </LiteList>
  )
}
