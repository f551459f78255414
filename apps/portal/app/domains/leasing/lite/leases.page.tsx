import { listLeaseNeeds } from '@lqr/contract/leasing/calls.ts'
import { leaseStates } from '@lqr/contract/leasing/lease-case.ts'
import { buttonStyle } from '@lqr/ui/button.tsx'
import { formatAmount } from '@lqr/ui/format-amount.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import type { Route } from './+types/leases.page.ts'
import type { PageHandle } from '../../../shell/page-handle.ts'
import { LiteList } from '../../../shell/lite/lite-list.tsx'
import { liteMeta } from '../../../shell/lite/lite-meta.ts'
import { nameOf, nextPage, pageInput } from '../../../shell/lite/lite-page.ts'
import { signedIn } from '../../../shell/plain/form-state.ts'
import { apiContext } from '../../../shell/server/contexts.ts'
import { liteLeaseCopy } from './copy.ts'

const texts = liteLeaseCopy.list

export const handle: PageHandle = { queryKeys: ['page'] }

export async function loader({ request, context }: Route.LoaderArgs) {
  const body = pageInput(request)
  const page = await signedIn(request, () => context.get(apiContext)(listLeaseNeeds, { body }))
  const rows = page.list.map((need) => ({
    key: need.id,
    href: `/lite/lease?id=${need.id}`,
    title: need.equipmentName,
    words: [
      formatAmount(need.amountYuan),
      formatDate(need.createdAt),
      nameOf(leaseStates, need.status),
      texts.institutions(need.institutions, need.offers),
    ].join(' · '),
  }))
  return { rows, next: nextPage(request, page) }
}

export const meta: Route.MetaFunction = (args) =>
  liteMeta(args, { title: texts.title, description: texts.description })

export default function LiteLeases({ loaderData }: Route.ComponentProps) {
  return (
    <LiteList title={texts.title} {...loaderData} empty={texts.empty}>
      <p>
        <a href="/lite/leaseForm" className={buttonStyle('primary')}>
          {texts.fill}
        </a>
      </p>
    </LiteList>
  )
}
