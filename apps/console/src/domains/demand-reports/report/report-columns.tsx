import { Tag } from 'antd'
import type { DemandReportRow } from '@lqr/contract/demand-reports/entities.ts'
import { REPORTER_KINDS } from '@lqr/contract/demand-reports/kinds.ts'
import { demandReportCase } from '@lqr/contract/demand-reports/report-case.ts'
import { formatAmount } from '@lqr/ui/format-amount.ts'
import {
  amountColumn,
  dueColumn,
  numberColumn,
  RowLink,
  statusColumn,
  submittedColumn,
} from '../../../shell/cases/case-columns.tsx'
import { nameOf } from '../../../shell/records/name-of.ts'
import type { RecordColumn } from '../../../shell/records/record-column.ts'
import { copy } from './copy.ts'

const { columns: titles } = copy

/** The columns of a list of reports for those who work on them. */
export function reportColumns(list: string, now: Date): readonly RecordColumn<DemandReportRow>[] {
  return [
    {
      key: 'company',
      title: titles.company,
      isHeading: true,
      render: (row) => (
        <>
          <RowLink to={`${list}/${row.id}`}>{row.corporateName ?? row.reportNo}</RowLink>
          {row.isFilledFor && <Tag color="warning">{copy.filledFor}</Tag>}
        </>
      ),
    },
    { key: 'kind', title: titles.kind, render: (row) => nameOf(REPORTER_KINDS, row.applicantKind) },
    { key: 'area', title: titles.area, render: (row) => row.areaName },
    dueColumn(titles.due, now),
    statusColumn(demandReportCase),
    amountColumn(),
    { key: 'org', title: titles.org, render: (row) => row.orgName },
    {
      key: 'granted',
      title: titles.granted,
      align: 'right',
      render: (row) =>
        row.creditAmountYuan !== null && (
          <span className="tabular nowrap">
            {formatAmount(row.creditAmountYuan)} / {formatAmount(row.loanAmountYuan ?? 0)}
          </span>
        ),
    },
    { key: 'batch', title: titles.batch, render: (row) => row.batchName },
    submittedColumn((row) => row.firstSubmittedAt ?? row.createdAt),
    numberColumn('reportNo', titles.reportNo, (row) => row.reportNo),
  ]
}
