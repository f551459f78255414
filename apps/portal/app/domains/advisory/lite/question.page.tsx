import type { Route } from './+types/question.page.ts'
import type { PageHandle } from '../../../shell/page-handle.ts'
import { LiteCase } from '../../../shell/lite/lite-case.tsx'
import { liteMeta } from '../../../shell/lite/lite-meta.ts'
import { LiteAnswer } from '../../../shell/lite/lite-parts.tsx'
import { apiContext } from '../../../shell/server/contexts.ts'
import { liteQuestionCopy } from './copy.ts'
import { loadQuestionPage, questionAction } from './question-page.ts'

const texts = liteQuestionCopy.detail

export const handle: PageHandle = { queryKeys: ['id', 'done', 'do'] }

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadQuestionPage(request, context.get(apiContext))

export const action = ({ request, context }: Route.ActionArgs) =>
  questionAction(request, context.get(apiContext))

export const meta: Route.MetaFunction = (args) =>
  liteMeta(args, { title: texts.title, description: texts.description })

export default function LiteQuestion({ loaderData: { answer, ...view }, actionData }: Route.ComponentProps) {
  return (
    <LiteCase view={view} sent={actionData} back={{ href: '/lite/questions', label: texts.back }}>
      {answer && <LiteAnswer title={texts.answer} text={answer} />}
    </LiteCase>
  )
}
