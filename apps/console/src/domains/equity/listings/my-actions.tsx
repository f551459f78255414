import { stockApplicationCase } from '@lqr/contract/equity/listing-case.ts'
import { withdrawListing } from '@lqr/contract/equity/listing-move-calls.ts'
import { CaseActions } from '../../../shell/cases/case-actions.tsx'
import { HeldNote } from '../../../shell/cases/held-note.tsx'
import { NoteMove } from '../../../shell/cases/note-move.tsx'
import { caseFacts } from './case-facts.ts'
import { mineCopy } from './copy.ts'
import { SupplyAction } from './supply-action.tsx'
import type { ListingMoveProps } from './use-listing.ts'

const { moves } = mineCopy
const ORDER = { forward: ['supply'], danger: ['withdraw'] } as const

function ActionDialog({ move, ...props }: ListingMoveProps & { move: 'supply' | 'withdraw' }) {
  if (move === 'supply') return <SupplyAction {...props} />
  return (
    <NoteMove
      {...props}
      of={stockApplicationCase}
      move={move}
      texts={moves[move]}
      facts={caseFacts(props.shown)}
      def={withdrawListing}
      isDanger
    />
  )
}

/** What the enterprise may do with its application now. */
export function MyActions(props: Omit<ListingMoveProps, 'onClose'>) {
  const { supply, withdraw } = props.shown.can
  return (
    <CaseActions
      {...props}
      of={stockApplicationCase}
      order={ORDER}
      can={{ supply, withdraw }}
      texts={moves}
      Dialog={ActionDialog}
    >
      <HeldNote of={stockApplicationCase} shown={props.shown} />
    </CaseActions>
  )
}
