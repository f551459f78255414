import { useParams } from 'react-router'
import { demandReportCase } from '@lqr/contract/demand-reports/report-case.ts'
import { CasePage } from '../../../shell/cases/case-page.tsx'
import { WORK_LISTS } from '../../../shell/cases/work-address.ts'
import { copy as reportCopy } from '../report/copy.ts'
import { ReportBody } from '../report/report-body.tsx'
import { reportLead } from '../report/report-lead.tsx'
import { useReport } from '../report/use-report.ts'
import { BankActions } from './bank-actions.tsx'
import { copy } from './copy.ts'

/** One recommended enterprise as this institution sees it. */
export function Component() {
  const { id = '' } = useParams()
  const onScreen = useReport(id)
  return (
    <CasePage
      of={demandReportCase}
      onScreen={onScreen}
      title={(shown) => shown?.corporateName ?? reportCopy.pageTitle(shown?.reportNo ?? '')}
      lead={reportLead}
      back={{ to: WORK_LISTS.demandReport, label: copy.back }}
      creditFor={({ reportNo }) => reportNo}
    >
      {(report) => (
        <ReportBody report={report} showsVisit>
          <BankActions shown={report} onScreen={onScreen} />
        </ReportBody>
      )}
    </CasePage>
  )
}
