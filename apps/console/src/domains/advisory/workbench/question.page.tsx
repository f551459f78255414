import { useParams } from 'react-router'
import { giveBackQuestion, replyQuestion } from '@lqr/contract/advisory/move-calls.ts'
import { advisoryQuestionCase } from '@lqr/contract/advisory/question-case.ts'
import { CaseActions } from '../../../shell/cases/case-actions.tsx'
import { CasePage } from '../../../shell/cases/case-page.tsx'
import type { MoveOrder } from '../../../shell/cases/move-order.ts'
import { AnswerMove, TextMove } from '../../../shell/cases/text-move.tsx'
import { WORK_LISTS } from '../../../shell/cases/work-address.ts'
import { copy as questionCopy } from '../question/copy.ts'
import { QuestionBody } from '../question/question-body.tsx'
import { caseFacts } from '../question/question-facts.tsx'
import { type QuestionActionProps, useQuestion } from '../question/use-question.ts'
import { copy } from './copy.ts'

type Move = keyof typeof copy.moves
const ORDER: MoveOrder<Move> = { forward: ['reply'], danger: ['giveBack'] }
const of = advisoryQuestionCase

function MoveDialog({ move, ...props }: QuestionActionProps & { move: Move }) {
  const { id, version } = props.shown
  return move === 'reply' ? (
    <AnswerMove
      {...props}
      caseId={id}
      of={of}
      move={move}
      facts={caseFacts(props.shown)}
      texts={copy.moves.reply}
      def={replyQuestion}
      name="answer"
      field={replyQuestion.body.shape.answer}
      toInput={(answer) => ({ params: { id }, body: { version, answer } })}
    />
  ) : (
    <TextMove
      {...props}
      of={of}
      move={move}
      facts={caseFacts(props.shown)}
      texts={copy.moves.giveBack}
      def={giveBackQuestion}
      name="note"
      field={giveBackQuestion.body.shape.note}
      toInput={(note) => ({ params: { id }, body: { version, note } })}
    />
  )
}

/** One question as the institution that is to answer sees it. */
export function Component() {
  const { id = '' } = useParams()
  const onScreen = useQuestion(id)
  return (
    <CasePage
      of={of}
      onScreen={onScreen}
      title={(shown) => questionCopy.pageTitle(shown?.questionNo ?? '')}
      back={{ to: WORK_LISTS.advisoryQuestion, label: copy.back }}
      creditFor={({ questionNo }) => questionNo}
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
          />
        </QuestionBody>
      )}
    </CasePage>
  )
}
