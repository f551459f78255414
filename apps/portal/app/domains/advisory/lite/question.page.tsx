import type { Route } from './+types/question.page.ts'
import type { PageHandle } from '../../../shell/page-handle.ts'
import { liteCopy } from '../../../shell/lite/copy.ts'
import { liteMeta } from '../../../shell/lite/lite-meta.ts'
import { LiteMove, stateOf } from '../../../shell/lite/lite-moves.tsx'
import { LiteAnswer, LiteHead, LiteLines, LiteProgress } from '../../../shell/lite/lite-parts.tsx'
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

export default function LiteQuestion({ loaderData, actionData }: Route.ComponentProps) {
  const { title, status, notice, answer, facts, moves, events, sentTo, number } = loaderData
  return (
    <>
      <LiteHead title={title} words={status} notice={notice} />
      {answer && <LiteAnswer title={texts.answer} text={answer} />}
      {moves.map((move) => (
        <LiteMove
          key={move.action}
          move={move}
          state={stateOf(actionData, move.action, sentTo)}
          number={number}
        />
      ))}
      <LiteLines title={liteCopy.facts} lines={facts} />
      <LiteProgress events={events} />
      <a href="/lite/questions">{texts.back}</a>
    </>
  )
}
