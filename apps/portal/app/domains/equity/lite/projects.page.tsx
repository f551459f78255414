import { listOwnProjects } from '@lqr/contract/equity/project-calls.ts'
import { projectStates } from '@lqr/contract/equity/project-case.ts'
import { buttonStyle } from '@lqr/ui/button.tsx'
import { formatAmount } from '@lqr/ui/format-amount.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import type { Route } from './+types/projects.page.ts'
import type { PageHandle } from '../../../shell/page-handle.ts'
import { LiteList } from '../../../shell/lite/lite-list.tsx'
import { liteMeta } from '../../../shell/lite/lite-meta.ts'
import { nameOf, nextPage, noticeOf, pageInput } from '../../../shell/lite/lite-page.ts'
import { LiteNotice } from '../../../shell/lite/lite-parts.tsx'
import { signedIn } from '../../../shell/plain/form-state.ts'
import { apiContext } from '../../../shell/server/contexts.ts'
import { liteProjectCopy } from './copy.ts'

const texts = liteProjectCopy.list

export const handle: PageHandle = { queryKeys: ['page', 'done'] }

export async function loader({ request, context }: Route.LoaderArgs) {
  const body = pageInput(request)
  const page = await signedIn(request, () => context.get(apiContext)(listOwnProjects, { body }))
  const rows = page.list.map(({ id, name, amountYuan, createdAt, status }) => ({
    key: id,
    href: `/lite/project?id=${id}`,
    title: name ?? texts.untitled,
    words: [formatAmount(amountYuan), formatDate(createdAt), nameOf(projectStates, status)]
      .filter(Boolean)
      .join(' · '),
  }))
  return { rows, next: nextPage(request, page), notice: noticeOf(request, texts.done) }
}

export const meta: Route.MetaFunction = (args) =>
  liteMeta(args, { title: texts.title, description: texts.description })

export default function LiteProjects({ loaderData: { notice, ...list } }: Route.ComponentProps) {
  return (
    <LiteList title={texts.title} {...list} empty={texts.empty}>
      <LiteNotice text={notice} />
      <p>
        <a href="/lite/projectForm" className={buttonStyle('primary')}>
          {texts.add}
        </a>
      </p>
    </LiteList>
  )
}
