import { useParams } from 'react-router'
import { answerLetter } from '@lqr/contract/oversight/letter-calls.ts'
import { letterCase } from '@lqr/contract/oversight/letter-case.ts'
import { CaseActions } from '../../../shell/cases/case-actions.tsx'
import { CasePage } from '../../../shell/cases/case-page.tsx'
import { AnswerMove } from '../../../shell/cases/text-move.tsx'
import { WORK_LISTS } from '../../../shell/cases/work-address.ts'
import { letterCopy as copy } from './copy.ts'
import { LetterBody, letterFacts, PrintButton } from './letter-body.tsx'
import { type LetterActionProps, useLetter } from './use-letter.ts'

function AnswerDialog(props: LetterActionProps & { move: 'answer' }) {
  const { id, version } = props.shown
  return (
    <AnswerMove
      {...props}
      of={letterCase}
      caseId={id}
      texts={copy.moves.answer}
      facts={letterFacts(props.shown)}
      def={answerLetter}
      name="answer"
      field={answerLetter.body.shape.answer}
      toInput={(answer) => ({ params: { id }, body: { version, answer } })}
    />
  )
}

/** One letter as the institution that is to answer sees it. */
export function Component() {
  const { id = '' } = useParams()
  const onScreen = useLetter(id)
  return (
    <CasePage
      of={letterCase}
      onScreen={onScreen}
      title={(shown) => copy.pageTitle(shown?.number ?? '')}
      back={{ to: WORK_LISTS.letter, label: copy.desk.back }}
    >
      {(letter) => (
        <LetterBody letter={letter} isDesk>
          <CaseActions
            shown={letter}
            onScreen={onScreen}
            of={letterCase}
            order={{ forward: ['answer'], danger: [] }}
            can={letter.can}
            texts={{ answer: copy.moves.answer }}
            Dialog={AnswerDialog}
            idle={copy.desk.noActions}
          >
            <PrintButton id={letter.id} />
          </CaseActions>
        </LetterBody>
      )}
    </CasePage>
  )
}
