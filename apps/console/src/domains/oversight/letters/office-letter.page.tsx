import { useParams } from 'react-router'
import {
  cancelLetter,
  closeLetter,
  giveBackLetter,
  remindLetter,
} from '@lqr/contract/oversight/letter-calls.ts'
import { letterCase } from '@lqr/contract/oversight/letter-case.ts'
import { CaseActions } from '../../../shell/cases/case-actions.tsx'
import { CasePage } from '../../../shell/cases/case-page.tsx'
import type { MoveOrder } from '../../../shell/cases/move-order.ts'
import { NoteMove } from '../../../shell/cases/note-move.tsx'
import { TextMove } from '../../../shell/cases/text-move.tsx'
import { OFFICE_LISTS } from '../../../shell/cases/work-address.ts'
import { letterCopy as copy } from './copy.ts'
import { LetterBody, letterFacts, PrintButton } from './letter-body.tsx'
import { type LetterActionProps, useLetter } from './use-letter.ts'

type Move = 'close' | 'remind' | 'giveBack' | 'cancel'
const ORDER: MoveOrder<Move> = { forward: ['close', 'remind'], aside: ['giveBack'], danger: ['cancel'] }
const NOTES = { close: closeLetter, remind: remindLetter, cancel: cancelLetter } as const

function MoveDialog({ move, ...props }: LetterActionProps & { move: Move }) {
  const { id, version } = props.shown
  return move === 'giveBack' ? (
    <TextMove
      {...props}
      of={letterCase}
      move={move}
      texts={copy.moves.giveBack}
      facts={letterFacts(props.shown)}
      def={giveBackLetter}
      name="reason"
      field={giveBackLetter.body.shape.reason}
      toInput={(reason) => ({ params: { id }, body: { version, reason } })}
    />
  ) : (
    <NoteMove
      {...props}
      of={letterCase}
      move={move}
      texts={copy.moves[move]}
      def={NOTES[move]}
      facts={letterFacts(props.shown)}
      isDanger={move === 'cancel'}
    />
  )
}

/** One letter as the government that wrote it follows it. */
export function Component() {
  const { id = '' } = useParams()
  const onScreen = useLetter(id)
  return (
    <CasePage
      of={letterCase}
      onScreen={onScreen}
      title={(shown) => copy.pageTitle(shown?.number ?? '')}
      back={{ to: OFFICE_LISTS.letter, label: copy.office.back }}
    >
      {(letter) => (
        <LetterBody letter={letter}>
          <CaseActions
            shown={letter}
            onScreen={onScreen}
            of={letterCase}
            order={ORDER}
            can={letter.can}
            texts={copy.moves}
            Dialog={MoveDialog}
            idle={copy.office.noActions}
          >
            <PrintButton id={letter.id} />
          </CaseActions>
        </LetterBody>
      )}
    </CasePage>
  )
}
