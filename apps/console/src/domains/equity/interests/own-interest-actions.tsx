import { declineInterest, revokeInterest } from '@lqr/contract/equity/interest-calls.ts'
import { interestCase } from '@lqr/contract/equity/interest-case.ts'
import { acceptTalk, callOffTalk, offerTalk } from '@lqr/contract/equity/talk-calls.ts'
import { CaseActions } from '../../../shell/cases/case-actions.tsx'
import { HeldNote } from '../../../shell/cases/held-note.tsx'
import type { MoveOrder } from '../../../shell/cases/move-order.ts'
import { NoteMove } from '../../../shell/cases/note-move.tsx'
import { ConsentAction } from './consent-action.tsx'
import { ownCopy } from './copy.ts'
import { TalkChoiceAction } from './talk-choice-action.tsx'
import { TalkTimesAction } from './talk-times-action.tsx'
import { interestSummary, type OwnInterestActionProps } from './use-interest.ts'

type Move = keyof OwnInterestActionProps['shown']['can']

const CALLS = { decline: declineInterest, revoke: revokeInterest, callOffTalk } as const
const ORDER: MoveOrder<Move> = {
  forward: ['consent', 'acceptTalk', 'offerTalk'],
  aside: ['callOffTalk'],
  danger: ['decline', 'revoke'],
}

function ActionDialog({ move, ...props }: OwnInterestActionProps & { move: Move }) {
  if (move === 'consent') return <ConsentAction {...props} />
  if (move === 'offerTalk') return <TalkTimesAction {...props} move={move} def={offerTalk} />
  if (move === 'acceptTalk') return <TalkChoiceAction {...props} move={move} def={acceptTalk} />
  const facts = interestSummary(props.shown)
  const told = { ...props, facts, of: interestCase, texts: ownCopy.moves[move] }
  return <NoteMove {...told} move={move} def={CALLS[move]} isDanger />
}

/** What the enterprise may do about an institution's interest now. */
export function OwnInterestActions(props: Omit<OwnInterestActionProps, 'onClose'>) {
  return (
    <CaseActions
      {...props}
      of={interestCase}
      order={ORDER}
      can={props.shown.can}
      texts={ownCopy.moves}
      Dialog={ActionDialog}
      idle={ownCopy.noActions}
    >
      <HeldNote of={interestCase} shown={props.shown} />
    </CaseActions>
  )
}
