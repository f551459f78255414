import { getDemandReport, listDemandReports } from '@lqr/contract/demand-reports/calls.ts'
import type { DemandReport } from '@lqr/contract/demand-reports/entities.ts'
import { demandReportCase } from '@lqr/contract/demand-reports/report-case.ts'
import type { CaseMoveProps } from '../../../shell/cases/case-move-dialog.tsx'
import { useCase } from '../../../shell/cases/use-case.ts'

/** A report on the screen of any of its sides. */
export function useReport(id: string) {
  return useCase<DemandReport>(demandReportCase, { get: getDemandReport, list: listDemandReports }, id)
}

/** What every dialog of its moves is given. */
export type ReportActionProps = CaseMoveProps<DemandReport>
