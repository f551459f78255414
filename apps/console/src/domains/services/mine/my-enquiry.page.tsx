import { useParams } from 'react-router'
import { orderEnquiry, withdrawEnquiry } from '@lqr/contract/services/enquiry-calls.ts'
import { serviceEnquiryCase } from '@lqr/contract/services/enquiry-case.ts'
import { CaseActions } from '../../../shell/cases/case-actions.tsx'
import { CasePage } from '../../../shell/cases/case-page.tsx'
import type { MoveOrder } from '../../../shell/cases/move-order.ts'
import { NoteMove } from '../../../shell/cases/note-move.tsx'
import { copy as enquiryCopy } from '../enquiry/copy.ts'
import { caseFacts, EnquiryBody } from '../enquiry/enquiry-body.tsx'
import { EndMove } from '../enquiry/end-move.tsx'
import { type EnquiryActionProps, useEnquiry } from '../enquiry/use-enquiry.ts'
import { copy } from './copy.ts'
import { RateMove } from './rate-move.tsx'

type Move = keyof typeof copy.moves
const ORDER: MoveOrder<Move> = { forward: ['order', 'close'], danger: ['withdraw', 'cancel'] }
const of = serviceEnquiryCase

function MoveDialog({ move, ...props }: EnquiryActionProps & { move: Move }) {
  const facts = caseFacts(props.shown)
  switch (move) {
    case 'cancel':
      return <EndMove {...props} move={move} />
    case 'close':
      return <RateMove {...props} />
    case 'order':
      return (
        <NoteMove {...props} of={of} move={move} texts={copy.moves.order} def={orderEnquiry} facts={facts} />
      )
    case 'withdraw':
      return (
        <NoteMove
          {...props}
          of={of}
          move={move}
          texts={copy.moves.withdraw}
          def={withdrawEnquiry}
          facts={facts}
          isDanger
        />
      )
  }
}

/** One enquiry of the enterprise. */
export function Component() {
  const { id = '' } = useParams()
  const onScreen = useEnquiry(id)
  return (
    <CasePage
      of={of}
      onScreen={onScreen}
      title={(shown) => enquiryCopy.pageTitle(shown?.enquiryNo ?? '')}
      back={{ to: '/personal/enquiries', label: copy.back }}
    >
      {(enquiry) => (
        <EnquiryBody enquiry={enquiry}>
          <CaseActions
            shown={enquiry}
            onScreen={onScreen}
            of={of}
            order={ORDER}
            can={enquiry.can}
            texts={copy.moves}
            Dialog={MoveDialog}
          />
        </EnquiryBody>
      )}
    </CasePage>
  )
}
