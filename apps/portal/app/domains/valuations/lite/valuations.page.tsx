import { listValuations } from '@lqr/contract/valuations/calls.ts'
import { PROPERTY_KINDS } from '@lqr/contract/valuations/kinds.ts'
import { buttonStyle } from '@lqr/ui/button.tsx'
import { formatAmount } from '@lqr/ui/format-amount.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import type { Route } from './+types/valuations.page.ts'
import type { PageHandle } from '../../../shell/page-handle.ts'
import { LiteList } from '../../../shell/lite/lite-list.tsx'
import { liteMeta } from '../../../shell/lite/lite-meta.ts'
import { nameOf, nextPage, noticeOf, pageInput } from '../../../shell/lite/lite-page.ts'
import { LiteNotice } from '../../../shell/lite/lite-parts.tsx'
import { signedIn } from '../../../shell/plain/form-state.ts'
import { apiContext } from '../../../shell/server/contexts.ts'
import { liteValuationCopy } from './copy.ts'

const texts = liteValuationCopy.list

export const handle: PageHandle = { queryKeys: ['page', 'done'] }

export async function loader({ request, context }: Route.LoaderArgs) {
  const body = pageInput(request)
  const page = await signedIn(request, () => context.get(apiContext)(listValuations, { body }))
  const rows = page.list.map(({ id, address, kind, lowYuan, highYuan, validTo }) => ({
    key: id,
    href: `/lite/valuation?id=${id}`,
    title: address,
    words: [
      nameOf(PROPERTY_KINDS, kind),
      texts.range(formatAmount(lowYuan), formatAmount(highYuan)),
      texts.validTo(formatDate(validTo)),
    ].join(' · '),
  }))
  return { rows, next: nextPage(request, page), notice: noticeOf(request, texts.done) }
}

export const meta: Route.MetaFunction = (args) =>
  liteMeta(args, { title: texts.title, description: texts.description })

export default function LiteValuations({ loaderData: { notice, ...list } }: Route.ComponentProps) {
  return (
    <LiteList title={texts.title} {...list} empty={texts.empty}>
      <LiteNotice text={notice} />
      <p>
        <a href="/lite/estimate" className={buttonStyle('primary')}>
          {texts.estimate}
        </a>
      </p>
    </LiteList>
  )
}
