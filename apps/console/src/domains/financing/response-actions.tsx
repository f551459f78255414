import { stepOutOfNeed } from '@lqr/contract/financing/equity-calls.ts'
import { declineNeed } from '@lqr/contract/financing/response-calls.ts'
import { responseCase } from '@lqr/contract/financing/response-case.ts'
import { CaseActions } from '../../shell/cases/case-actions.tsx'
import type { MoveOrder } from '../../shell/cases/move-order.ts'
import { RefusalMove } from '../../shell/cases/refusal-move.tsx'
import { ContactAction } from './contact-action.tsx'
import { CorrectAction } from './correct-action.tsx'
import { InvestAction } from './invest-action.tsx'
import { OfferAction } from './offer-action.tsx'
import { ProposeAction } from './propose-action.tsx'
import { taskCopy } from './response-copy.ts'
import { responseSummary } from './response-facts.tsx'
import { isLapsed } from './response-step.ts'
import type { ResponseActionProps } from './use-response.ts'

type Move = keyof ResponseActionProps['shown']['can']

const ORDER: MoveOrder<Move> = {
  forward: ['contact', 'offer', 'propose', 'invest'],
  aside: ['correct'],
  danger: ['stepOut', 'decline'],
}
const REFUSAL = { code: 'declineCode', reason: 'declineReason', remedy: 'nextSteps' }

function ActionDialog({ move, ...props }: ResponseActionProps & { move: Move }) {
  switch (move) {
    case 'contact':
      return <ContactAction {...props} />
    case 'offer':
      return <OfferAction {...props} />
    case 'propose':
      return <ProposeAction {...props} />
    case 'invest':
      return <InvestAction {...props} />
    case 'correct':
      return <CorrectAction {...props} />
    default:
      return (
        <RefusalMove
          {...props}
          of={responseCase}
          move={move}
          texts={taskCopy.moves[move]}
          facts={responseSummary(props.shown)}
          def={move === 'stepOut' ? stepOutOfNeed : declineNeed}
          names={REFUSAL}
        />
      )
  }
}

/** What the institution may do with its response now. */
export function ResponseActions(props: Omit<ResponseActionProps, 'onClose'>) {
  const { moves } = taskCopy
  const { offer, equityOffer } = props.shown
  const texts = {
    ...moves,
    ...(offer && { offer: { ...moves.offer, button: moves.offer.again } }),
    ...(equityOffer && { propose: { ...moves.propose, button: moves.propose.again } }),
  }
  return (
    <CaseActions
      {...props}
      of={responseCase}
      order={ORDER}
      can={props.shown.can}
      texts={texts}
      Dialog={ActionDialog}
      idle={taskCopy.noActions}
    >
      {isLapsed(props.shown) && <p className="muted">{taskCopy.lapsed}</p>}
    </CaseActions>
  )
}
