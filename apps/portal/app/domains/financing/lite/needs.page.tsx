import { listOwnNeeds } from '@lqr/contract/financing/need-calls.ts'
import { needStates } from '@lqr/contract/financing/need-case.ts'
import { buttonStyle } from '@lqr/ui/button.tsx'
import { formatAmount } from '@lqr/ui/format-amount.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import type { Route } from './+types/needs.page.ts'
import type { PageHandle } from '../../../shell/page-handle.ts'
import { LiteList } from '../../../shell/lite/lite-list.tsx'
import { liteMeta } from '../../../shell/lite/lite-meta.ts'
import { nameOf, nextPage, noticeOf, pageInput } from '../../../shell/lite/lite-page.ts'
import { signedIn } from '../../../shell/plain/form-state.ts'
import { apiContext } from '../../../shell/server/contexts.ts'
import { liteNeedCopy } from './copy.ts'

const texts = liteNeedCopy.list

export const handle: PageHandle = { queryKeys: ['page', 'done'] }

export async function loader({ request, context }: Route.LoaderArgs) {
  const body = pageInput(request)
  const page = await signedIn(request, () => context.get(apiContext)(listOwnNeeds, { body }))
  const rows = page.list.map(({ id, title, amountYuan, status, createdAt }) => ({
    key: id,
    href: status === 'DRAFT' ? `/lite/needForm?id=${id}` : `/lite/need?id=${id}`,
    title: title ?? texts.untitled,
    words: [formatAmount(amountYuan), formatDate(createdAt), nameOf(needStates, status)].join(' · '),
  }))
  return { rows, next: nextPage(request, page), notice: noticeOf(request, liteNeedCopy.detail.done) }
}

export const meta: Route.MetaFunction = (args) =>
  liteMeta(args, { title: texts.title, description: texts.description })

export default function LiteNeeds({ loaderData: { notice, ...list } }: Route.ComponentProps) {
  return (
    <LiteList title={texts.title} {...list} empty={texts.empty}>
      {notice && <p role="status">{notice}</p>}
      <p>
        <a href="/lite/needForm" className={buttonStyle('primary')}>
          {texts.publish}
        </a>
      </p>
    </LiteList>
  )
}
