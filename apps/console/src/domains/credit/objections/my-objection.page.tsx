import { useParams } from 'react-router'
import { withdrawObjection } from '@lqr/contract/credit/objection-calls.ts'
import { creditObjectionCase } from '@lqr/contract/credit/objections/objection-case.ts'
import { CaseActions } from '../../../shell/cases/case-actions.tsx'
import { CasePage } from '../../../shell/cases/case-page.tsx'
import type { MoveOrder } from '../../../shell/cases/move-order.ts'
import { NoteMove } from '../../../shell/cases/note-move.tsx'
import { objectionCopy as copy } from './copy.ts'
import { ObjectionBody } from './objection-body.tsx'
import { caseFacts } from './objection-facts.tsx'
import { type ObjectionActionProps, useObjection } from './use-objection.ts'

type Move = 'withdraw'
const ORDER: MoveOrder<Move> = { forward: [], danger: ['withdraw'] }
const of = creditObjectionCase
const texts = { withdraw: copy.moves.withdraw }

function MoveDialog({ move, ...props }: ObjectionActionProps & { move: Move }) {
  return (
    <NoteMove
      {...props}
      of={of}
      move={move}
      texts={texts[move]}
      def={withdrawObjection}
      facts={caseFacts(props.shown)}
      isDanger
    />
  )
}

/** One objection of the enterprise. */
export function Component() {
  const { id = '' } = useParams()
  const onScreen = useObjection(id)
  return (
    <CasePage
      of={of}
      onScreen={onScreen}
      title={(shown) => copy.pageTitle(shown?.number ?? '')}
      back={{ to: '/personal/objections', label: copy.mine.back }}
    >
      {(objection) => (
        <ObjectionBody objection={objection}>
          <CaseActions
            shown={objection}
            onScreen={onScreen}
            of={of}
            order={ORDER}
            can={objection.can}
            texts={texts}
            Dialog={MoveDialog}
          />
        </ObjectionBody>
      )}
    </CasePage>
  )
}
