import { qryAdvisorySvcByPage } from '@lqr/contract/advisory/calls.ts'
import { ADVISORY_TOPICS } from '@lqr/contract/advisory/kinds.ts'
import { questionStates } from '@lqr/contract/advisory/question-case.ts'
import { buttonStyle } from '@lqr/ui/button.tsx'
import { formatDate } from '@lqr/ui/format-date.ts'
import type { Route } from './+types/questions.page.ts'
import type { PageHandle } from '../../../shell/page-handle.ts'
import { LiteList } from '../../../shell/lite/lite-list.tsx'
import { liteMeta } from '../../../shell/lite/lite-meta.ts'
import { nameOf, nextPage, pageInput } from '../../../shell/lite/lite-page.ts'
import { signedIn } from '../../../shell/plain/form-state.ts'
import { apiContext } from '../../../shell/server/contexts.ts'
import { liteQuestionCopy } from './copy.ts'

const texts = liteQuestionCopy.list

export const handle: PageHandle = { queryKeys: ['page'] }

export async function loader({ request, context }: Route.LoaderArgs) {
  const body = { ...pageInput(request), sort: 'newest' as const }
  const page = await signedIn(request, () => context.get(apiContext)(qryAdvisorySvcByPage, { body }))
  const rows = page.list.map(({ id, questionNo, title, topic, status, createdAt }) => ({
    key: id,
    href: `/lite/question?id=${id}`,
    title: title ?? questionNo,
    words: [nameOf(ADVISORY_TOPICS, topic), formatDate(createdAt), nameOf(questionStates, status)].join(
      ' · ',
    ),
  }))
  return { rows, next: nextPage(request, page) }
}

export const meta: Route.MetaFunction = (args) =>
  liteMeta(args, { title: texts.title, description: texts.description })

export default function LiteQuestions({ loaderData }: Route.ComponentProps) {
  return (
    <LiteList title={texts.title} {...loaderData} empty={texts.empty}>
      <p>
        <a href="/lite/ask" className={buttonStyle('primary')}>
          {texts.ask}
        </a>
      </p>
    </LiteList>
  )
}
