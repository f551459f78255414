import { useParams } from 'react-router'
import { answerQuestion, takeQuestion, rejectQuestion } from '@lqr/contract/advisory/move-calls.ts'
import { advisoryQuestionCase } from '@lqr/contract/advisory/question-case.ts'
import { CaseActions } from '../../../shell/cases/case-actions.tsx'
import { CasePage } from '../../../shell/cases/case-page.tsx'
import type { MoveOrder } from '../../../shell/cases/move-order.ts'
import { NoteMove } from '../../../shell/cases/note-move.tsx'
import { RefusalMove } from '../../../shell/cases/refusal-move.tsx'
import { AnswerMove } from '../../../shell/cases/text-move.tsx'
import { copy as questionCopy } from '../question/copy.ts'
import { QuestionBody } from '../question/question-body.tsx'
import { caseFacts } from '../question/question-facts.tsx'
import { type QuestionActionProps, useQuestion } from '../question/use-question.ts'
import { copy } from './copy.ts'
import { BarAsker } from './bar-asker.tsx'
import { DraftPublic } from './draft-public.tsx'
import { ReferMove } from './refer-move.tsx'

type Move = keyof typeof copy.moves
const ORDER: MoveOrder<Move> = { forward: ['answer'], aside: ['take', 'refer'], danger: ['reject'] }
const REFUSAL = { code: 'rejectCode', reason: 'rejectReason', remedy: 'nextSteps' }
const of = advisoryQuestionCase

function MoveDialog({ move, ...props }: QuestionActionProps & { move: Move }) {
  const { id, version } = props.shown
  const declared = { ...props, of, move, texts: copy.moves[move], facts: caseFacts(props.shown) }
  switch (move) {
    case 'take':
      return <NoteMove {...declared} def={takeQuestion} />
    case 'refer':
      return <ReferMove {...props} />
    case 'answer':
      return (
        <AnswerMove
          {...declared}
          caseId={id}
          def={answerQuestion}
          name="answer"
          field={answerQuestion.body.shape.answer}
          toInput={(answer) => ({ params: { id }, body: { version, answer } })}
        />
      )
    case 'reject':
      return <RefusalMove {...declared} def={rejectQuestion} names={REFUSAL} />
  }
}

/** One question as the authority of its area sees it. */
export function Component() {
  const { id = '' } = useParams()
  const onScreen = useQuestion(id)
  return (
    <CasePage
      of={of}
      onScreen={onScreen}
      title={(shown) => questionCopy.pageTitle(shown?.questionNo ?? '')}
      back={{ to: '/office/questions', label: copy.back }}
    >
      {(question) => (
        <QuestionBody question={question}>
          <CaseActions
            shown={question}
            onScreen={onScreen}
            of={of}
            order={ORDER}
            can={question.can}
            texts={copy.moves}
            Dialog={MoveDialog}
            idle={copy.noActions}
          >
            <DraftPublic question={question} />
            {!question.isSealed && <BarAsker questionId={question.id} />}
          </CaseActions>
        </QuestionBody>
      )}
    </CasePage>
  )
}
