import { useParams } from 'react-router'
import { deliverEnquiry } from '@lqr/contract/services/enquiry-calls.ts'
import { serviceEnquiryCase } from '@lqr/contract/services/enquiry-case.ts'
import { CaseActions } from '../../../shell/cases/case-actions.tsx'
import { CasePage } from '../../../shell/cases/case-page.tsx'
import type { MoveOrder } from '../../../shell/cases/move-order.ts'
import { NoteMove } from '../../../shell/cases/note-move.tsx'
import { WORK_LISTS } from '../../../shell/cases/work-address.ts'
import { copy as enquiryCopy } from '../enquiry/copy.ts'
import { caseFacts, EnquiryBody } from '../enquiry/enquiry-body.tsx'
import { EndMove } from '../enquiry/end-move.tsx'
import { type EnquiryActionProps, useEnquiry } from '../enquiry/use-enquiry.ts'
import { copy } from './copy.ts'
import { DeclineMove } from './decline-move.tsx'
import { QuoteMove } from './quote-move.tsx'

type Move = keyof typeof copy.moves
const ORDER: MoveOrder<Move> = { forward: ['quote', 'deliver'], danger: ['decline', 'stepOut'] }
const of = serviceEnquiryCase

function MoveDialog({ move, ...props }: EnquiryActionProps & { move: Move }) {
  switch (move) {
    case 'quote':
      return <QuoteMove {...props} />
    case 'decline':
      return <DeclineMove {...props} />
    case 'stepOut':
      return <EndMove {...props} move={move} />
    case 'deliver':
      return (
        <NoteMove
          {...props}
          of={of}
          move={move}
          texts={copy.moves.deliver}
          def={deliverEnquiry}
          facts={caseFacts(props.shown)}
        />
      )
  }
}

/** One enquiry as its provider sees it. */
export function Component() {
  const { id = '' } = useParams()
  const onScreen = useEnquiry(id)
  return (
    <CasePage
      of={of}
      onScreen={onScreen}
      title={(shown) => enquiryCopy.pageTitle(shown?.enquiryNo ?? '')}
      back={{ to: WORK_LISTS.serviceEnquiry, label: copy.back }}
      creditFor={({ enquiryNo }) => enquiryNo}
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
            idle={copy.noActions}
          />
        </EnquiryBody>
      )}
    </CasePage>
  )
}
