import { withdrawLeaseNeed } from '@lqr/contract/leasing/calls.ts'
import { leaseCase } from '@lqr/contract/leasing/lease-case.ts'
import { CaseActions } from '../../shell/cases/case-actions.tsx'
import { NoteMove } from '../../shell/cases/note-move.tsx'
import { caseFacts } from './case-facts.ts'
import { mineCopy } from './copy.ts'
import type { NeedActionProps } from './use-lease.ts'

const ORDER = { forward: [], danger: ['withdraw'] } as const

function WithdrawDialog({ move, ...props }: NeedActionProps & { move: 'withdraw' }) {
  return (
    <NoteMove
      {...props}
      of={leaseCase}
      move={move}
      texts={mineCopy[move]}
      facts={caseFacts(props.shown)}
      def={withdrawLeaseNeed}
      isDanger
    />
  )
}

/** What the enterprise may do with its whole need now: take it back before a signing. */
export function MyActions(props: Omit<NeedActionProps, 'onClose'>) {
  return (
    <CaseActions
      {...props}
      of={leaseCase}
      order={ORDER}
      can={props.shown.can}
      texts={mineCopy}
      Dialog={WithdrawDialog}
    />
  )
}
