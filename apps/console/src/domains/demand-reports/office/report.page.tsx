import { useParams } from 'react-router'
import { demandReportCase } from '@lqr/contract/demand-reports/report-case.ts'
import { CasePage } from '../../../shell/cases/case-page.tsx'
import { copy as reportCopy } from '../report/copy.ts'
import { ReportBody } from '../report/report-body.tsx'
import { reportLead } from '../report/report-lead.tsx'
import { useReport } from '../report/use-report.ts'
import { copy } from './copy.ts'
import { HistoryPanel } from './history-panel.tsx'
import { OfficeActions } from './office-actions.tsx'

/** One report as the authority of its area sees it. */
export function Component() {
  const { id = '' } = useParams()
  const onScreen = useReport(id)
  return (
    <CasePage
      of={demandReportCase}
      onScreen={onScreen}
      title={(shown) => shown?.corporateName ?? reportCopy.pageTitle(shown?.reportNo ?? '')}
      lead={reportLead}
      back={{ to: '/office/reports', label: copy.reports.back }}
    >
      {(report) => (
        <ReportBody report={report} showsVisit>
          {report.companyId !== null && <HistoryPanel companyId={report.companyId} reportId={report.id} />}
          <OfficeActions shown={report} onScreen={onScreen} />
        </ReportBody>
      )}
    </CasePage>
  )
}
