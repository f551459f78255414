import { declineNeed } from '@lqr/contract/financing/response-calls.ts'
import { responseCase } from '@lqr/contract/financing/response-case.ts'
import { CaseActions } from '../../shell/cases/case-actions.tsx'
import type { MoveOrder } from '../../shell/cases/move-order.ts'
import { RefusalMove } from '../../shell/cases/refusal-move.tsx'
import { ContactAction } from './contact-action.tsx'
import { OfferAction } from './offer-action.tsx'
import { taskCopy } from './response-copy.ts'
import { responseSummary } from './response-facts.tsx'
import type { ResponseActionProps } from './use-response.ts'

type Move = keyof ResponseActionProps['shown']['can']

const ORDER: MoveOrder<Move> = { forward: ['contact', 'offer'], danger: ['decline'] }
const REFUSAL = { code: 'declineCode', reason: 'declineReason', remedy: 'nextSteps' }

function ActionDialog({ move, ...props }: ResponseActionProps & { move: Move }) {
  switch (move) {
    case 'contact':
      return <ContactAction {...props} />
    case 'offer':
      return <OfferAction {...props} />
    default:
      return (
        <RefusalMove
          {...props}
          of={responseCase}
          move={move}
          texts={taskCopy.moves.decline}
          facts={responseSummary(props.shown)}
          def={declineNeed}
          names={REFUSAL}
        />
      )
  }
}

/** What the institution may do with its response now. */
export function ResponseActions(props: Omit<ResponseActionProps, 'onClose'>) {
  const { moves } = taskCopy
  const { offer } = props.shown
  const texts = offer ? { ...moves, offer: { ...moves.offer, button: moves.offer.again } } : moves
  return (
    <CaseActions
      {...props}
      of={responseCase}
      order={ORDER}
      can={props.shown.can}
      texts={texts}
      Dialog={ActionDialog}
      idle={taskCopy.noActions}
    />
  )
}
