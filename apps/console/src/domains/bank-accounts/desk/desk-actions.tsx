import { accountOpeningCase } from '@lqr/contract/bank-accounts/account-opening-case.ts'
import {
  confirmOpening,
  failOpening,
  noShowOpening,
  verifyOpening,
} from '@lqr/contract/bank-accounts/move-calls.ts'
import { CaseActions } from '../../../shell/cases/case-actions.tsx'
import type { MoveOrder } from '../../../shell/cases/move-order.ts'
import { NoteMove } from '../../../shell/cases/note-move.tsx'
import { RefusalMove } from '../../../shell/cases/refusal-move.tsx'
import { caseFacts } from '../case-facts.ts'
import type { OpeningMoveProps } from '../use-opening.ts'
import { deskCopy } from './copy.ts'
import { DiligenceAction } from './diligence-action.tsx'
import { OpenAction } from './open-action.tsx'

const { moves } = deskCopy
type Move = keyof typeof moves

const ORDER: MoveOrder<Move> = {
  forward: ['confirm', 'verify', 'open'],
  aside: ['noShow'],
  danger: ['fail'],
}

const REFUSAL = { code: 'failCode', reason: 'failReason', remedy: 'nextSteps' }

function ActionDialog({ move, ...props }: OpeningMoveProps & { move: Move }) {
  const declared = { ...props, of: accountOpeningCase, facts: caseFacts(props.shown) }
  switch (move) {
    case 'confirm':
      return <DiligenceAction {...props} move={move} def={confirmOpening} />
    case 'verify':
      return <DiligenceAction {...props} move={move} def={verifyOpening} />
    case 'open':
      return <OpenAction {...props} />
    case 'fail':
      return <RefusalMove {...declared} move={move} texts={moves.fail} def={failOpening} names={REFUSAL} />
    case 'noShow':
      return <NoteMove {...declared} move={move} texts={moves.noShow} def={noShowOpening} />
  }
}

/** What the branch may do with an opening now. */
export function DeskActions(props: Omit<OpeningMoveProps, 'onClose'>) {
  const { confirm, verify, open, noShow, fail } = props.shown.can
  return (
    <CaseActions
      {...props}
      of={accountOpeningCase}
      order={ORDER}
      can={{ confirm, verify, open, noShow, fail }}
      texts={moves}
      Dialog={ActionDialog}
      idle={deskCopy.noActions}
    />
  )
}
