import { openingStates } from '@lqr/contract/bank-accounts/account-opening-case.ts'
import { listAccountOpenings } from '@lqr/contract/bank-accounts/calls.ts'
import { ACCOUNT_TYPES } from '@lqr/contract/bank-accounts/kinds.ts'
import { buttonStyle } from '@lqr/ui/button.tsx'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import type { Route } from './+types/openings.page.ts'
import type { PageHandle } from '../../../shell/page-handle.ts'
import { LiteList } from '../../../shell/lite/lite-list.tsx'
import { liteMeta } from '../../../shell/lite/lite-meta.ts'
import { nameOf, nextPage, pageInput } from '../../../shell/lite/lite-page.ts'
import { signedIn } from '../../../shell/plain/form-state.ts'
import { apiContext } from '../../../shell/server/contexts.ts'
import { liteOpeningCopy } from './copy.ts'

const texts = liteOpeningCopy.list

export const handle: PageHandle = { queryKeys: ['page'] }

export async function loader({ request, context }: Route.LoaderArgs) {
  const body = { ...pageInput(request), sort: 'newest' as const }
  const page = await signedIn(request, () => context.get(apiContext)(listAccountOpenings, { body }))
  const rows = page.list.map(({ id, branchName, accountType, appointTime, status }) => ({
    key: id,
    href: `/lite/opening?id=${id}`,
    title: branchName,
    words: [
      nameOf(ACCOUNT_TYPES, accountType),
      formatDateTime(appointTime),
      nameOf(openingStates, status),
    ].join(' · '),
  }))
  return { rows, next: nextPage(request, page) }
}

export const meta: Route.MetaFunction = (args) =>
  liteMeta(args, { title: texts.title, description: texts.description })

export default function LiteOpenings({ loaderData }: Route.ComponentProps) {
  return (
    <LiteList title={texts.title} {...loaderData} empty={texts.empty}>
      <p>
        <a href="/lite/branches" className={buttonStyle('primary')}>
          {texts.book}
        </a>
      </p>
    </LiteList>
  )
}
