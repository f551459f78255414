import {
  acceptLeaseTask,
  closeLease,
  declineLeaseTask,
  dissolveLease,
  signLease,
} from '@lqr/contract/leasing/calls.ts'
import { leaseCase } from '@lqr/contract/leasing/lease-case.ts'
import { CaseActions } from '../../shell/cases/case-actions.tsx'
import type { MoveOrder } from '../../shell/cases/move-order.ts'
import { NoteMove } from '../../shell/cases/note-move.tsx'
import { RefusalMove } from '../../shell/cases/refusal-move.tsx'
import { TextMove } from '../../shell/cases/text-move.tsx'
import { caseFacts } from './case-facts.ts'
import { taskCopy } from './copy.ts'
import { OfferAction } from './offer-action.tsx'
import type { TaskActionProps } from './use-lease.ts'

type Move = keyof TaskActionProps['shown']['can']

const ORDER: MoveOrder<Move> = {
  forward: ['accept', 'sign', 'close', 'offer'],
  danger: ['decline', 'dissolve'],
}

const noted = { accept: acceptLeaseTask, sign: signLease, close: closeLease } as const

const REFUSAL = { code: 'declineCode', reason: 'declineReason', remedy: 'nextSteps' }

function ActionDialog({ move, ...props }: TaskActionProps & { move: Move }) {
  const declared = {
    ...props,
    of: leaseCase,
    move,
    texts: taskCopy.moves[move],
    facts: caseFacts(props.shown),
  }
  switch (move) {
    case 'offer':
      return <OfferAction {...props} />
    case 'decline':
      return <RefusalMove {...declared} def={declineLeaseTask} names={REFUSAL} />
    case 'dissolve':
      return (
        <TextMove
          {...declared}
          def={dissolveLease}
          name="endReason"
          field={dissolveLease.body.shape.endReason}
          toInput={(endReason) => ({
            params: { id: props.shown.id },
            body: { version: props.shown.version, endReason },
          })}
          isDanger
        />
      )
    default:
      return <NoteMove {...declared} def={noted[move]} />
  }
}

/** What stands beside the buttons once there is an offer that was not accepted. */
function wordOf({ status, agreedAt, offer }: TaskActionProps['shown']): string | undefined {
  if (offer?.isLapsed) return taskCopy.lapsed
  return status === 'OFFERED' && !agreedAt ? taskCopy.waitsForEnterprise : undefined
}

/** What the institution may do with a lease need now. */
export function TaskActions(props: Omit<TaskActionProps, 'onClose'>) {
  const { offer, can } = props.shown
  const word = wordOf(props.shown)
  const { moves } = taskCopy
  const texts = offer ? { ...moves, offer: { ...moves.offer, button: moves.offer.again } } : moves
  return (
    <CaseActions
      {...props}
      of={leaseCase}
      order={ORDER}
      can={can}
      texts={texts}
      Dialog={ActionDialog}
      idle={taskCopy.noActions}
    >
      {word && <p className="muted">{word}</p>}
    </CaseActions>
  )
}
