import { Tag } from 'antd'
import type { RosterCsvRow } from '@lqr/contract/rosters/roster-csv.ts'
import { PlainRecords } from '../../shell/records/plain-records.tsx'
import type { RecordColumn } from '../../shell/records/record-column.ts'
import { copy } from './copy.ts'

const texts = copy.csv
const PAGE_SIZE = 20

function Check({ row: { problems, warning } }: { row: RosterCsvRow }) {
  if (problems.length > 0) return <span className="row-problem">{problems.join('；')}</span>
  return warning ? <Tag color="warning">{warning}</Tag> : <Tag color="success">{texts.right}</Tag>
}

const columns: readonly RecordColumn<RosterCsvRow>[] = [
  { key: 'row', title: texts.row, render: ({ row }) => row, width: 72 },
  { key: 'name', title: copy.entry.name, isHeading: true, render: ({ enterpriseName }) => enterpriseName },
  { key: 'creditCode', title: copy.entry.creditCode, render: ({ creditCode }) => creditCode },
  { key: 'area', title: copy.entry.area, render: ({ area }) => area },
  { key: 'check', title: texts.check, render: (row) => <Check row={row} /> },
]

/** The rows of the file before anything is sent; wrong ones say what to change. */
export function ImportPreview({ rows }: { rows: readonly RosterCsvRow[] }) {
  const right = rows.filter(({ wanted }) => wanted).length
  return (
    <>
      <p role="status">{texts.summary(rows.length, right)}</p>
      <PlainRecords
        table="rosterPreview"
        label={texts.preview}
        rows={rows}
        columns={columns}
        rowKey={({ row }) => String(row)}
        pageSize={PAGE_SIZE}
      />
    </>
  )
}
