import { stepOutOfProject } from '@lqr/contract/equity/interest-calls.ts'
import { interestCase } from '@lqr/contract/equity/interest-case.ts'
import { CaseActions } from '../../../shell/cases/case-actions.tsx'
import type { MoveOrder } from '../../../shell/cases/move-order.ts'
import { RefusalMove } from '../../../shell/cases/refusal-move.tsx'
import { deskCopy } from './copy.ts'
import { type InterestActionProps, interestSummary } from './use-interest.ts'

type Move = keyof InterestActionProps['shown']['can']

const ORDER: MoveOrder<Move> = { forward: [], danger: ['stepOut'] }
const REFUSAL = { code: 'endCode', reason: 'endReason', remedy: 'nextSteps' }

function ActionDialog({ move, ...props }: InterestActionProps & { move: Move }) {
  return (
    <RefusalMove
      {...props}
      of={interestCase}
      move={move}
      texts={deskCopy.moves[move]}
      facts={interestSummary(props.shown)}
      def={stepOutOfProject}
      names={REFUSAL}
    />
  )
}

/** What the institution may do about its interest now. */
export function InterestActions(props: Omit<InterestActionProps, 'onClose'>) {
  return (
    <CaseActions
      {...props}
      of={interestCase}
      order={ORDER}
      can={props.shown.can}
      texts={deskCopy.moves}
      Dialog={ActionDialog}
      idle={deskCopy.noActions}
    />
  )
}
