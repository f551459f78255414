import { Alert, Tag } from 'antd'
import type { ReactNode } from 'react'
import type { ConsoleTable } from '@lqr/contract/identity/console-tables.ts'
import { PlainRecords } from '../records/plain-records.tsx'
import type { RecordColumn } from '../records/record-column.ts'
import { importCopy as copy } from './copy.ts'

const PAGE_SIZE = 20
const REFUSED = 'refused'

interface ReportRow {
  readonly row: number
  readonly status: string
  readonly problems: readonly string[]
}

interface ImportReportProps<R extends ReportRow> {
  label: string
  /** Under which the person's columns are kept. */
  table: ConsoleTable
  report: { readonly refused: number; readonly rows: readonly R[] }
  summary: string
  /** What else must be known about what was taken. */
  description?: ReactNode
  /** The name of each status. */
  statusNames: Readonly<Record<R['status'], string>>
  /** The cells between what became of a row and why. */
  columns: readonly RecordColumn<R>[]
  actions: ReactNode
}

/** What became of each row of a file. */
export function ImportReport<R extends ReportRow>(props: ImportReportProps<R>) {
  const { label, table, report, summary, description, statusNames, columns, actions } = props
  return (
    <div className="stack">
      <Alert
        type={report.refused === 0 ? 'success' : 'warning'}
        showIcon
        role="status"
        title={summary}
        {...(description ? { description } : {})}
      />
      <div className="form-actions">{actions}</div>
      <PlainRecords
        table={table}
        label={label}
        rows={report.rows}
        columns={[
          { key: 'row', title: copy.row, render: ({ row }) => row, width: 72 },
          {
            key: 'result',
            title: copy.result,
            render: ({ status }) => (
              <Tag color={status === REFUSED ? 'error' : 'success'}>{statusNames[status as R['status']]}</Tag>
            ),
          },
          ...columns,
          { key: 'problems', title: copy.problems, render: ({ problems }) => problems.join('；') },
        ]}
        rowKey={({ row }) => String(row)}
        pageSize={PAGE_SIZE}
      />
    </div>
  )
}
