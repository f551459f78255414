import { type GivenAnswer, NO_ANSWER } from '@lqr/contract/content/questionnaire-answer.rules.ts'
import { getQuestionnaireRecord } from '@lqr/contract/content/questionnaire-record-calls.ts'
import { useState } from 'react'
import type { Route } from './+types/questionnaire-preview.page.ts'
import { requireId } from '../../../shell/listing/require-id.ts'
import type { PageHandle } from '../../../shell/page-handle.ts'
import { previewMeta } from '../../../shell/publishing/preview-meta.ts'
import { PreviewNote } from '../../../shell/publishing/preview-note.tsx'
import { apiContext } from '../../../shell/server/contexts.ts'
import { questionnaireCopy as copy } from './copy.ts'
import { QuestionField } from './question-field.tsx'
import { QuestionnaireFrame } from './questionnaire-frame.tsx'

export const handle: PageHandle = { queryKeys: ['id'] }

/** A questionnaire with the change that is being worked on, for who may edit it. */
export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const params = { id: requireId(request) }
  const record = await context.get(apiContext)(getQuestionnaireRecord, { params })
  const { title, intro, questions, openTo, isExample } = { ...record, ...record.change }
  return { title, intro, questions, openTo, isExample }
}

export const meta: Route.MetaFunction = (args) => {
  const found = args.loaderData as Route.ComponentProps['loaderData'] | undefined
  return previewMeta(args, found?.title)
}

/** A questionnaire as it will be asked, tried by those who edit it: nothing is kept. */
export default function QuestionnairePreview({ loaderData }: Route.ComponentProps) {
  const { questions } = loaderData
  const [answers, setAnswers] = useState<readonly GivenAnswer[]>(questions.map(() => NO_ANSWER))
  return (
    <QuestionnaireFrame {...loaderData} note={<PreviewNote more={copy.preview} />}>
      <p className="text-note text-muted">{copy.privacy}</p>
      {questions.map((question, place) => (
        <QuestionField
          // Two questions may be asked in the same words.
          key={place}
          place={place + 1}
          question={question}
          answer={answers[place] ?? NO_ANSWER}
          problem={undefined}
          onChange={(next) => setAnswers(answers.with(place, next))}
        />
      ))}
    </QuestionnaireFrame>
  )
}
