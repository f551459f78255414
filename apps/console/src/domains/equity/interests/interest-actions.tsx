import { stepOutOfProject } from '@lqr/contract/equity/interest-calls.ts'
import { interestCase } from '@lqr/contract/equity/interest-case.ts'
import { cancelTalk, confirmTalk, examineProject, proposeTalk } from '@lqr/contract/equity/talk-calls.ts'
import { CaseActions } from '../../../shell/cases/case-actions.tsx'
import type { MoveOrder } from '../../../shell/cases/move-order.ts'
import { NoteMove } from '../../../shell/cases/note-move.tsx'
import { RefusalMove } from '../../../shell/cases/refusal-move.tsx'
import { deskCopy } from './copy.ts'
import { CorrectAction } from './correct-action.tsx'
import { InvestAction } from './invest-action.tsx'
import { TalkChoiceAction } from './talk-choice-action.tsx'
import { TalkTimesAction } from './talk-times-action.tsx'
import { type InterestActionProps, interestSummary } from './use-interest.ts'

type Move = keyof InterestActionProps['shown']['can']

const { moves } = deskCopy
const ORDER: MoveOrder<Move> = {
  forward: ['confirmTalk', 'invest', 'proposeTalk', 'examine'],
  aside: ['cancelTalk', 'correct'],
  danger: ['stepOut'],
}
const REFUSAL = { code: 'endCode', reason: 'endReason', remedy: 'nextSteps' }

function ActionDialog({ move, ...props }: InterestActionProps & { move: Move }) {
  const declared = { ...props, of: interestCase, facts: interestSummary(props.shown) }
  switch (move) {
    case 'proposeTalk':
      return <TalkTimesAction {...props} move={move} def={proposeTalk} />
    case 'confirmTalk':
      return <TalkChoiceAction {...props} move={move} def={confirmTalk} />
    case 'cancelTalk':
      return <NoteMove {...declared} move={move} texts={moves.cancelTalk} def={cancelTalk} isDanger />
    case 'examine':
      return <NoteMove {...declared} move={move} texts={moves.examine} def={examineProject} />
    case 'invest':
      return <InvestAction {...props} />
    case 'correct':
      return <CorrectAction {...props} />
    case 'stepOut':
      return (
        <RefusalMove {...declared} move={move} texts={moves.stepOut} def={stepOutOfProject} names={REFUSAL} />
      )
  }
}

/** What the institution may do about its interest now. */
export function InterestActions(props: Omit<InterestActionProps, 'onClose'>) {
  return (
    <CaseActions
      {...props}
      of={interestCase}
      order={ORDER}
      can={props.shown.can}
      texts={moves}
      Dialog={ActionDialog}
      idle={deskCopy.noActions}
    />
  )
}
