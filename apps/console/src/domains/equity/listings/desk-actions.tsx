import { stockApplicationCase } from '@lqr/contract/equity/listing-case.ts'
import { acceptListing, rejectListing, reviewListing } from '@lqr/contract/equity/listing-move-calls.ts'
import { CaseActions } from '../../../shell/cases/case-actions.tsx'
import type { MoveOrder } from '../../../shell/cases/move-order.ts'
import { NoteMove } from '../../../shell/cases/note-move.tsx'
import { RefusalMove } from '../../../shell/cases/refusal-move.tsx'
import { caseFacts } from './case-facts.ts'
import { deskCopy } from './copy.ts'
import { CorrectAction } from './correct-action.tsx'
import { ListAction } from './list-action.tsx'
import { SupplementAction } from './supplement-action.tsx'
import type { ListingMoveProps } from './use-listing.ts'

const { moves } = deskCopy
type Move = keyof typeof moves

const ORDER: MoveOrder<Move> = {
  forward: ['accept', 'review', 'list'],
  aside: ['supplement', 'correct'],
  danger: ['reject'],
}

const REFUSAL = { code: 'rejectCode', reason: 'rejectReason', remedy: 'nextSteps' }

function ActionDialog({ move, ...props }: ListingMoveProps & { move: Move }) {
  const declared = { ...props, of: stockApplicationCase, facts: caseFacts(props.shown) }
  switch (move) {
    case 'accept':
      return <NoteMove {...declared} move={move} texts={moves.accept} def={acceptListing} />
    case 'review':
      return <NoteMove {...declared} move={move} texts={moves.review} def={reviewListing} />
    case 'supplement':
      return <SupplementAction {...props} />
    case 'list':
      return <ListAction {...props} />
    case 'correct':
      return <CorrectAction {...props} />
    case 'reject':
      return (
        <RefusalMove {...declared} move={move} texts={moves.reject} def={rejectListing} names={REFUSAL} />
      )
  }
}

/** What the exchange may do with an application now. */
export function DeskActions(props: Omit<ListingMoveProps, 'onClose'>) {
  const { accept, review, supplement, list, correct, reject } = props.shown.can
  return (
    <CaseActions
      {...props}
      of={stockApplicationCase}
      order={ORDER}
      can={{ accept, review, supplement, list, correct, reject }}
      texts={moves}
      Dialog={ActionDialog}
      idle={deskCopy.noActions}
    />
  )
}
