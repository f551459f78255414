import { listEnquiries } from '@lqr/contract/services/enquiry-calls.ts'
import { enquiryStates } from '@lqr/contract/services/enquiry-case.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import type { Route } from './+types/enquiries.page.ts'
import type { PageHandle } from '../../../shell/page-handle.ts'
import { LiteList } from '../../../shell/lite/lite-list.tsx'
import { liteMeta } from '../../../shell/lite/lite-meta.ts'
import { nameOf, nextPage, pageInput } from '../../../shell/lite/lite-page.ts'
import { signedIn } from '../../../shell/plain/form-state.ts'
import { apiContext } from '../../../shell/server/contexts.ts'
import { liteEnquiryCopy } from './copy.ts'

const texts = liteEnquiryCopy.list

export const handle: PageHandle = { queryKeys: ['page'] }

export async function loader({ request, context }: Route.LoaderArgs) {
  const body = { ...pageInput(request), sort: 'newest' as const }
  const page = await signedIn(request, () => context.get(apiContext)(listEnquiries, { body }))
  const rows = page.list.map(({ id, serviceName, orgName, status, createdAt }) => ({
    key: id,
    href: `/lite/enquiry?id=${id}`,
    title: serviceName,
    words: [orgName, formatDate(createdAt), nameOf(enquiryStates, status)].join(' · '),
  }))
  return { rows, next: nextPage(request, page) }
}

export const meta: Route.MetaFunction = (args) =>
  liteMeta(args, { title: texts.title, description: texts.description })

export default function LiteEnquiries({ loaderData }: Route.ComponentProps) {
  return (
    <LiteList title={texts.title} {...loaderData} empty={texts.empty}>
      <a href="/agency" className="inline-flex min-h-11 items-center">
        {texts.services}
      </a>
    </LiteList>
  )
}
