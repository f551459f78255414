import { useParams } from 'react-router'
import { advisoryQuestionCase } from '@lqr/contract/advisory/question-case.ts'
import { closeQuestion, withdrawQuestion } from '@lqr/contract/advisory/move-calls.ts'
import { CaseActions } from '../../../shell/cases/case-actions.tsx'
import { CasePage } from '../../../shell/cases/case-page.tsx'
import type { MoveOrder } from '../../../shell/cases/move-order.ts'
import { NoteMove } from '../../../shell/cases/note-move.tsx'
import { copy as questionCopy } from '../question/copy.ts'
import { QuestionBody } from '../question/question-body.tsx'
import { caseFacts } from '../question/question-facts.tsx'
import { type QuestionActionProps, useQuestion } from '../question/use-question.ts'
import { copy } from './copy.ts'
import { FollowUpMove } from './follow-up-move.tsx'
import { RateMove } from './rate-move.tsx'

type Move = keyof typeof copy.moves
const ORDER: MoveOrder<Move> = { forward: ['rate'], aside: ['reopen', 'close'], danger: ['withdraw'] }
const of = advisoryQuestionCase

function MoveDialog({ move, ...props }: QuestionActionProps & { move: Move }) {
  const declared = { ...props, of, facts: caseFacts(props.shown) }
  switch (move) {
    case 'rate':
      return <RateMove {...props} />
    case 'close':
      return <NoteMove {...declared} move={move} texts={copy.moves.close} def={closeQuestion} />
    case 'withdraw':
      return (
        <NoteMove {...declared} move={move} texts={copy.moves.withdraw} def={withdrawQuestion} isDanger />
      )
    case 'reopen':
      return <FollowUpMove {...props} />
  }
}

/** One question of the enterprise. */
export function Component() {
  const { id = '' } = useParams()
  const onScreen = useQuestion(id)
  return (
    <CasePage
      of={of}
      onScreen={onScreen}
      title={(shown) => questionCopy.pageTitle(shown?.questionNo ?? '')}
      back={{ to: '/personal/questions', label: copy.back }}
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
          />
        </QuestionBody>
      )}
    </CasePage>
  )
}
