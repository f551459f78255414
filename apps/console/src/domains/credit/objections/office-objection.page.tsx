import { useParams } from 'react-router'
import { dismissObjection, takeObjection, upholdObjection } from '@lqr/contract/credit/objection-calls.ts'
import { creditObjectionCase } from '@lqr/contract/credit/objections/objection-case.ts'
import { CaseActions } from '../../../shell/cases/case-actions.tsx'
import { CasePage } from '../../../shell/cases/case-page.tsx'
import type { MoveOrder } from '../../../shell/cases/move-order.ts'
import { NoteMove } from '../../../shell/cases/note-move.tsx'
import { AnswerMove } from '../../../shell/cases/text-move.tsx'
import { OFFICE_LISTS } from '../../../shell/cases/work-address.ts'
import { objectionCopy as copy } from './copy.ts'
import { ObjectionBody } from './objection-body.tsx'
import { caseFacts } from './objection-facts.tsx'
import { type ObjectionActionProps, useObjection } from './use-objection.ts'

type Move = 'take' | 'uphold' | 'dismiss'
const ORDER: MoveOrder<Move> = { forward: ['uphold'], aside: ['take', 'dismiss'], danger: [] }
const of = creditObjectionCase

function MoveDialog({ move, ...props }: ObjectionActionProps & { move: Move }) {
  const { id, version } = props.shown
  switch (move) {
    case 'take':
      return (
        <NoteMove
          {...props}
          of={of}
          move={move}
          texts={copy.moves.take}
          def={takeObjection}
          facts={caseFacts(props.shown)}
        />
      )
    case 'uphold':
      return (
        <AnswerMove
          {...props}
          caseId={id}
          of={of}
          move={move}
          facts={caseFacts(props.shown)}
          texts={copy.moves.uphold}
          def={upholdObjection}
          name="correction"
          field={upholdObjection.body.shape.correction}
          toInput={(correction) => ({ params: { id }, body: { version, correction } })}
        />
      )
    case 'dismiss':
      return (
        <AnswerMove
          {...props}
          caseId={id}
          of={of}
          move={move}
          facts={caseFacts(props.shown)}
          texts={copy.moves.dismiss}
          def={dismissObjection}
          name="reply"
          field={dismissObjection.body.shape.reply}
          toInput={(reply) => ({ params: { id }, body: { version, reply } })}
        />
      )
  }
}

/** One objection as the operators examine it. */
export function Component() {
  const { id = '' } = useParams()
  const onScreen = useObjection(id)
  return (
    <CasePage
      of={of}
      onScreen={onScreen}
      title={(shown) => copy.pageTitle(shown?.number ?? '')}
      back={{ to: OFFICE_LISTS.creditObjection, label: copy.office.back }}
    >
      {(objection) => (
        <ObjectionBody objection={objection}>
          <CaseActions
            shown={objection}
            onScreen={onScreen}
            of={of}
            order={ORDER}
            can={objection.can}
            texts={copy.moves}
            Dialog={MoveDialog}
            idle={copy.office.noActions}
          />
        </ObjectionBody>
      )}
    </CasePage>
  )
}
