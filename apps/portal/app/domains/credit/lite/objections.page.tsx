import { listObjections } from '@lqr/contract/credit/objection-calls.ts'
import { objectionStates } from '@lqr/contract/credit/objections/objection-case.ts'
import { OBJECTION_REASONS } from '@lqr/contract/credit/objections/objection-kinds.ts'
import { CREDIT_TOPICS } from '@lqr/contract/credit/topics.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import type { Route } from './+types/objections.page.ts'
import type { PageHandle } from '../../../shell/page-handle.ts'
import { LiteList } from '../../../shell/lite/lite-list.tsx'
import { liteMeta } from '../../../shell/lite/lite-meta.ts'
import { nameOf, nextPage, pageInput } from '../../../shell/lite/lite-page.ts'
import { signedIn } from '../../../shell/plain/form-state.ts'
import { apiContext } from '../../../shell/server/contexts.ts'
import { liteCreditCopy } from './copy.ts'

const texts = liteCreditCopy.objections

export const handle: PageHandle = { queryKeys: ['page'] }

export async function loader({ request, context }: Route.LoaderArgs) {
  const body = { ...pageInput(request), sort: 'newest' as const }
  const page = await signedIn(request, () => context.get(apiContext)(listObjections, { body }))
  const rows = page.list.map(({ id, number, topic, reasonCode, status, createdAt }) => ({
    key: id,
    href: `/lite/objection?id=${id}`,
    title: [nameOf(CREDIT_TOPICS, topic), nameOf(OBJECTION_REASONS, reasonCode)].filter(Boolean).join(' · '),
    words: [number, formatDate(createdAt), nameOf(objectionStates, status)].join(' · '),
  }))
  return { rows, next: nextPage(request, page) }
}

export const meta: Route.MetaFunction = (args) =>
  liteMeta(args, { title: texts.title, description: texts.description })

export default function LiteObjections({ loaderData }: Route.ComponentProps) {
  return (
    <LiteList title={texts.title} {...loaderData} empty={texts.empty}>
      <p>
        <a href="/lite/credit" className="inline-flex min-h-11 items-center">
          {texts.find}
        </a>
      </p>
    </LiteList>
  )
}
