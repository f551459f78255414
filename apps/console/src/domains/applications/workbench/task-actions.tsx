import { applicationCase, type InstitutionMove } from '@lqr/contract/applications/application-case.ts'
import {
  acceptApplication,
  rejectApplication,
  reviewApplication,
  settleApplication,
  signApplication,
} from '@lqr/contract/applications/calls.ts'
import { releaseGrant } from '@lqr/contract/applications/grant-calls.ts'
import { CaseActions } from '../../../shell/cases/case-actions.tsx'
import type { MoveOrder } from '../../../shell/cases/move-order.ts'
import { NoteMove } from '../../../shell/cases/note-move.tsx'
import { RefusalMove } from '../../../shell/cases/refusal-move.tsx'
import { EndGrant } from '../application/end-grant.tsx'
import type { ActionProps } from '../application/use-application.ts'
import { caseFacts } from './actions/case-facts.ts'
import { CreditAction } from './actions/credit-action.tsx'
import { DisburseAction } from './actions/disburse-action.tsx'
import { RepayAction } from './actions/repay-action.tsx'
import { SupplementAction } from './actions/supplement-action.tsx'
import { copy } from './copy.ts'

const ORDER: MoveOrder<InstitutionMove> = {
  forward: ['accept', 'credit', 'review', 'sign', 'disburse', 'settle'],
  aside: ['supplement', 'repay'],
  danger: ['reject', 'release'],
}

const noted = {
  accept: acceptApplication,
  review: reviewApplication,
  sign: signApplication,
  settle: settleApplication,
} as const

const REFUSAL = { code: 'rejectCode', reason: 'rejectReason', remedy: 'nextSteps' }

function ActionDialog({ move, ...props }: ActionProps & { move: InstitutionMove }) {
  const declared = {
    ...props,
    of: applicationCase,
    move,
    texts: copy.moves[move],
    facts: caseFacts(props.shown),
  }
  switch (move) {
    case 'supplement':
      return <SupplementAction {...props} />
    case 'credit':
      return <CreditAction {...props} />
    case 'disburse':
      return <DisburseAction {...props} />
    case 'repay':
      return <RepayAction {...props} />
    case 'reject':
      return <RefusalMove {...declared} def={rejectApplication} names={REFUSAL} />
    case 'release':
      return (
        <EndGrant
          {...props}
          move={move}
          def={releaseGrant}
          texts={copy.moves.release}
          facts={caseFacts(props.shown)}
        />
      )
    default:
      return <NoteMove {...declared} def={noted[move]} />
  }
}

/** What the institution may do with an application now. */
export function TaskActions(props: Omit<ActionProps, 'onClose'>) {
  return (
    <CaseActions
      {...props}
      of={applicationCase}
      order={ORDER}
      can={props.shown.can}
      texts={copy.moves}
      Dialog={ActionDialog}
      idle={copy.task.noActions}
    />
  )
}
