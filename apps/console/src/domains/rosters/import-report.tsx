import { Alert, Button, Tag } from 'antd'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import type { importRosterEntries } from '@lqr/contract/rosters/record-calls.ts'
import { PlainRecords } from '../../shell/records/plain-records.tsx'
import type { RecordColumn } from '../../shell/records/record-column.ts'
import { copy } from './copy.ts'

type Report = CallOutput<typeof importRosterEntries>
type Row = Report['rows'][number]

const texts = copy.report
const PAGE_SIZE = 20

const columns: readonly RecordColumn<Row>[] = [
  { key: 'row', title: copy.csv.row, render: ({ row }) => row, width: 72 },
  {
    key: 'result',
    title: texts.result,
    render: ({ status }) => <Tag color={status === 'imported' ? 'success' : 'error'}>{texts[status]}</Tag>,
  },
  { key: 'name', title: copy.entry.name, isHeading: true, render: ({ enterpriseName }) => enterpriseName },
  { key: 'problems', title: texts.problems, render: ({ problems }) => problems.join('；') },
]

/** What became of each row of the file. */
export function ImportReport({
  report,
  onAgain,
  onClose,
}: {
  report: Report
  onAgain: () => void
  onClose: () => void
}) {
  return (
    <div className="stack">
      <Alert
        type={report.refused === 0 ? 'success' : 'warning'}
        showIcon
        role="status"
        title={texts.summary(report.imported, report.refused)}
      />
      <PlainRecords
        table="rosterReport"
        label={texts.list}
        rows={report.rows}
        columns={columns}
        rowKey={({ row }) => String(row)}
        pageSize={PAGE_SIZE}
      />
      <div className="record-actions">
        <Button type="primary" onClick={onClose}>
          {texts.close}
        </Button>
        <Button onClick={onAgain}>{texts.again}</Button>
      </div>
    </div>
  )
}
