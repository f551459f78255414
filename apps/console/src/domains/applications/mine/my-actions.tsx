import { applicationCase, type EnterpriseMove } from '@lqr/contract/applications/application-case.ts'
import { withdrawApplication } from '@lqr/contract/applications/calls.ts'
import { forgoGrant } from '@lqr/contract/applications/grant-calls.ts'
import { CaseActions } from '../../../shell/cases/case-actions.tsx'
import type { MoveOrder } from '../../../shell/cases/move-order.ts'
import { NoteMove } from '../../../shell/cases/note-move.tsx'
import { EndGrant } from '../application/end-grant.tsx'
import type { ActionProps } from '../application/use-application.ts'
import { copy } from './copy.ts'
import { myCaseFacts } from './my-facts.ts'
import { SupplyAction } from './supply-action.tsx'
import { TransferAction } from './transfer-action.tsx'

const ORDER: MoveOrder<EnterpriseMove> = {
  forward: ['supply'],
  aside: ['transfer'],
  danger: ['withdraw', 'forgo'],
}

function ActionDialog({ move, ...props }: ActionProps & { move: EnterpriseMove }) {
  switch (move) {
    case 'supply':
      return <SupplyAction {...props} />
    case 'transfer':
      return <TransferAction {...props} />
    case 'forgo':
      return (
        <EndGrant
          {...props}
          move={move}
          def={forgoGrant}
          texts={copy.forgo}
          facts={myCaseFacts(props.shown)}
        />
      )
    case 'withdraw':
      return (
        <NoteMove
          {...props}
          of={applicationCase}
          move={move}
          texts={copy.withdraw}
          facts={myCaseFacts(props.shown)}
          def={withdrawApplication}
          isDanger
        />
      )
  }
}

/** What the enterprise may do with its application now; nothing is shown when there is nothing to do. */
export function MyActions(props: Omit<ActionProps, 'onClose'>) {
  return (
    <CaseActions
      {...props}
      of={applicationCase}
      order={ORDER}
      can={props.shown.can}
      texts={copy}
      Dialog={ActionDialog}
    />
  )
}
