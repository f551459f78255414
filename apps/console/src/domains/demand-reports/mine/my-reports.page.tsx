import { Tag } from 'antd'
import { listDemandReports } from '@lqr/contract/demand-reports/calls.ts'
import type { DemandReportRow } from '@lqr/contract/demand-reports/entities.ts'
import { demandReportCase, reportStates } from '@lqr/contract/demand-reports/report-case.ts'
import {
  amountColumn,
  numberColumn,
  RowLink,
  statusColumn,
  submittedColumn,
} from '../../../shell/cases/case-columns.tsx'
import { CaseListPage } from '../../../shell/cases/case-list-page.tsx'
import { useCaseSearch } from '../../../shell/cases/use-case-search.ts'
import type { RecordColumn } from '../../../shell/records/record-column.ts'
import { useCall } from '../../../shell/use-call.ts'
import { copy as reportCopy } from '../report/copy.ts'
import { BatchPanel } from './batch-panel.tsx'
import { copy } from './copy.ts'
import '../report/report.css'

const FILTERS = { states: reportStates, sorts: ['newest', 'amount'], toggles: ['open'] } as const
const { columns: titles } = reportCopy

const columns: readonly RecordColumn<DemandReportRow>[] = [
  {
    key: 'batch',
    title: titles.batch,
    isHeading: true,
    render: (row) => (
      <>
        <RowLink to={`/personal/reports/${row.id}`}>{row.batchName}</RowLink>
        {row.isFilledFor && <Tag color="warning">{reportCopy.filledFor}</Tag>}
      </>
    ),
  },
  statusColumn(demandReportCase),
  amountColumn(),
  { key: 'org', title: titles.org, render: (row) => row.orgName },
  submittedColumn((row) => row.firstSubmittedAt ?? row.createdAt),
  numberColumn('reportNo', titles.reportNo, (row) => row.reportNo),
]

/** The batches that are open, and every report of the enterprise, the newest first. */
export function Component() {
  const search = useCaseSearch(FILTERS)
  const answer = useCall(listDemandReports, { body: search.body }, { keepPrevious: true })
  return (
    <CaseListPage
      table="myReports"
      texts={copy}
      search={search}
      of={answer}
      columnsAt={() => columns}
      rowKey={(row) => row.id}
      above={<BatchPanel />}
    />
  )
}
