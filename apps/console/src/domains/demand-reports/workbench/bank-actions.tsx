import { releaseReportGrant } from '@lqr/contract/demand-reports/grant-calls.ts'
import { contactReporter, giveBackDemandReport } from '@lqr/contract/demand-reports/move-calls.ts'
import { demandReportCase } from '@lqr/contract/demand-reports/report-case.ts'
import { useNavigate } from 'react-router'
import { CaseActions } from '../../../shell/cases/case-actions.tsx'
import type { MoveOrder } from '../../../shell/cases/move-order.ts'
import { NoteMove } from '../../../shell/cases/note-move.tsx'
import { RefusalMove } from '../../../shell/cases/refusal-move.tsx'
import { WORK_LISTS } from '../../../shell/cases/work-address.ts'
import { EndGrant } from '../report/end-grant.tsx'
import { caseFacts } from '../report/report-facts.tsx'
import type { ReportActionProps } from '../report/use-report.ts'
import { copy } from './copy.ts'
import { CreditAction } from './credit-action.tsx'
import { DisburseAction } from './disburse-action.tsx'

type Move = keyof typeof copy.moves

const ORDER: MoveOrder<Move> = {
  forward: ['contact', 'credit', 'disburse'],
  danger: ['giveBack', 'release'],
}
const REFUSAL = { code: 'giveBackCode', reason: 'giveBackReason', remedy: 'nextSteps' }

/** What is given back is no longer the institution's to see: the list is what remains. */
function GiveBack(props: ReportActionProps) {
  const navigate = useNavigate()
  const { onScreen } = props
  const leaving = {
    ...onScreen,
    moved: (next: ReportActionProps['shown'], said: string) => {
      onScreen.moved(next, said)
      void navigate(WORK_LISTS.demandReport, { replace: true })
    },
  }
  return (
    <RefusalMove
      {...props}
      onScreen={leaving}
      of={demandReportCase}
      move="giveBack"
      texts={copy.moves.giveBack}
      facts={caseFacts(props.shown)}
      def={giveBackDemandReport}
      names={REFUSAL}
    />
  )
}

function ActionDialog({ move, ...props }: ReportActionProps & { move: Move }) {
  switch (move) {
    case 'credit':
      return <CreditAction {...props} />
    case 'disburse':
      return <DisburseAction {...props} />
    case 'giveBack':
      return <GiveBack {...props} />
    case 'release':
      return <EndGrant {...props} move={move} def={releaseReportGrant} texts={copy.moves.release} />
    case 'contact':
      return (
        <NoteMove
          {...props}
          of={demandReportCase}
          move={move}
          texts={copy.moves.contact}
          facts={caseFacts(props.shown)}
          def={contactReporter}
        />
      )
  }
}

/** What the institution may do with a recommended enterprise now. */
export function BankActions(props: Omit<ReportActionProps, 'onClose'>) {
  return (
    <CaseActions
      {...props}
      of={demandReportCase}
      order={ORDER}
      can={props.shown.can}
      texts={copy.moves}
      Dialog={ActionDialog}
      idle={copy.noActions}
    />
  )
}
