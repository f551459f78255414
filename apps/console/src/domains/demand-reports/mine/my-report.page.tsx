import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { listMyBatches } from '@lqr/contract/demand-reports/batch-calls.ts'
import { deleteDemandReport, listDemandReports } from '@lqr/contract/demand-reports/calls.ts'
import type { DemandReport } from '@lqr/contract/demand-reports/entities.ts'
import { forgoReportGrant } from '@lqr/contract/demand-reports/grant-calls.ts'
import { resubmitDemandReport, withdrawDemandReport } from '@lqr/contract/demand-reports/move-calls.ts'
import { demandReportCase } from '@lqr/contract/demand-reports/report-case.ts'
import { CaseActions } from '../../../shell/cases/case-actions.tsx'
import { CasePage } from '../../../shell/cases/case-page.tsx'
import { NoteMove } from '../../../shell/cases/note-move.tsx'
import { ConfirmDialog } from '../../../shell/forms/confirm-dialog.tsx'
import { LinkButton } from '../../../shell/page/link-button.tsx'
import { toastSuccess } from '../../../shell/toast.ts'
import { useAction } from '../../../shell/use-action.ts'
import { callKey } from '../../../shell/use-call.ts'
import { copy as reportCopy } from '../report/copy.ts'
import { EndGrant } from '../report/end-grant.tsx'
import { ReportBody } from '../report/report-body.tsx'
import { caseFacts } from '../report/report-facts.tsx'
import { type ReportActionProps, useReport } from '../report/use-report.ts'
import { ConfirmFilled, ObjectFilled } from './answer-filled.tsx'
import { copy } from './copy.ts'

const ORDER = { forward: ['confirm', 'resubmit'], danger: ['object', 'withdraw', 'forgo'] } as const

type Move = keyof typeof CALLS | 'confirm' | 'object' | 'forgo'
const CALLS = { resubmit: resubmitDemandReport, withdraw: withdrawDemandReport } as const

function MoveDialog({ move, ...props }: ReportActionProps & { move: Move }) {
  if (move === 'confirm') return <ConfirmFilled {...props} />
  if (move === 'object') return <ObjectFilled {...props} />
  if (move === 'forgo') {
    return <EndGrant {...props} move={move} def={forgoReportGrant} texts={copy.forgo} />
  }
  return (
    <NoteMove
      {...props}
      of={demandReportCase}
      move={move}
      texts={copy[move]}
      facts={caseFacts(props.shown)}
      def={CALLS[move]}
      isDanger={move === 'withdraw'}
    />
  )
}

function DeleteDraft({ report }: { report: DemandReport }) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const { run, isBusy } = useAction(deleteDemandReport, {
    onDone: () => {
      toastSuccess(copy.removed)
      for (const def of [listDemandReports, listMyBatches]) {
        void queries.invalidateQueries({ queryKey: callKey(def) })
      }
      void navigate('/personal/reports', { replace: true })
    },
  })
  return (
    <>
      <Button danger onClick={() => setAsking(true)}>
        {copy.remove}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={copy.removeTitle}
          okText={copy.remove}
          isDanger
          isBusy={isBusy}
          onOk={() => run({ params: { id: report.id } })}
          onClose={() => setAsking(false)}
        >
          {copy.removeText}
        </ConfirmDialog>
      )}
    </>
  )
}

/** One report of the enterprise: where it stands, and what may be done now. */
export function Component() {
  const { id = '' } = useParams()
  const onScreen = useReport(id)
  return (
    <CasePage
      of={demandReportCase}
      onScreen={onScreen}
      title={(shown) => reportCopy.pageTitle(shown?.reportNo ?? '')}
      back={{ to: '/personal/reports', label: copy.back }}
    >
      {(report) => (
        <ReportBody report={report}>
          <CaseActions
            shown={report}
            onScreen={onScreen}
            of={demandReportCase}
            order={ORDER}
            can={report.can}
            texts={{
              confirm: copy.confirm,
              object: copy.object,
              resubmit: copy.resubmit,
              withdraw: copy.withdraw,
              forgo: copy.forgo,
            }}
            Dialog={MoveDialog}
            {...(report.canEdit ? { idle: '' } : {})}
          >
            {report.canEdit && (
              <LinkButton
                to={`/personal/reports/${report.id}/edit`}
                label={report.status === 'DRAFT' ? copy.continue : copy.edit}
              />
            )}
            {report.status === 'DRAFT' && <DeleteDraft report={report} />}
          </CaseActions>
        </ReportBody>
      )}
    </CasePage>
  )
}
