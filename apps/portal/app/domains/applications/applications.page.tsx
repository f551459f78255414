import { applicationStates } from '@lqr/contract/applications/application-case.ts'
import { listApplications } from '@lqr/contract/applications/calls.ts'
import { formatAmount } from '@lqr/ui/format-amount.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import type { Route } from './+types/applications.page.ts'
import type { PageHandle } from '../../shell/page-handle.ts'
import { LiteList } from '../../shell/lite/lite-list.tsx'
import { liteMeta } from '../../shell/lite/lite-meta.ts'
import { nameOf, nextPage, pageInput } from '../../shell/lite/lite-page.ts'
import { signedIn } from '../../shell/plain/form-state.ts'
import { apiContext } from '../../shell/server/contexts.ts'
import { copy } from './copy.ts'

const texts = copy.list

export const handle: PageHandle = { queryKeys: ['page'] }

export async function loader({ request, context }: Route.LoaderArgs) {
  const body = { ...pageInput(request), sort: 'newest' as const }
  const page = await signedIn(request, () => context.get(apiContext)(listApplications, { body }))
  const rows = page.list.map(({ id, productName, orgName, amountYuan, status, createdAt }) => ({
    key: id,
    href: `/lite/application?id=${id}`,
    title: productName,
    words: [orgName, formatAmount(amountYuan), formatDate(createdAt), nameOf(applicationStates, status)].join(
      ' · ',
    ),
  }))
  return { rows, next: nextPage(request, page) }
}

export const meta: Route.MetaFunction = (args) =>
  liteMeta(args, { title: texts.title, description: texts.description })

export default function LiteApplications({ loaderData }: Route.ComponentProps) {
  const empty = (
    <>
      {texts.empty} <a href="/financial">{texts.find}</a>
    </>
  )
  return <LiteList title={texts.title} {...loaderData} empty={empty} />
}
