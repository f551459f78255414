import { Checkbox, Tag } from 'antd'
import { useState } from 'react'
import type { CsvRow } from '@lqr/contract/identity/enterprise-csv.ts'
import { PlainRecords } from '../../../shell/records/plain-records.tsx'
import type { RecordColumn } from '../../../shell/records/record-column.ts'
import { copy } from './copy.ts'

const texts = copy.csv
const PAGE_SIZE = 20

function Check({ row: { problems } }: { row: CsvRow }) {
  if (problems.length === 0) return <Tag color="success">{texts.right}</Tag>
  return <span className="file-problem">{problems.join('；')}</span>
}

const columns: readonly RecordColumn<CsvRow>[] = [
  { key: 'row', title: texts.row, render: ({ row }) => row, width: 72 },
  { key: 'userName', title: copy.form.userName, isHeading: true, render: ({ username }) => username },
  { key: 'phone', title: copy.form.phone, render: ({ phone }) => phone },
  { key: 'corporateName', title: copy.form.corporateName, render: ({ corporateName }) => corporateName },
  { key: 'check', title: texts.check, render: (row) => <Check row={row} /> },
]

/** The rows of the file before anything is sent; wrong ones say what to change. */
export function CsvPreview({ rows }: { rows: readonly CsvRow[] }) {
  const [onlyWrong, setOnlyWrong] = useState(false)
  const right = rows.filter(({ wanted }) => wanted).length
  const shown = onlyWrong ? rows.filter(({ wanted }) => !wanted) : rows
  return (
    <>
      <p role="status">
        {texts.summary(rows.length, right)} {right < rows.length && texts.skip}
      </p>
      {right < rows.length && (
        <Checkbox checked={onlyWrong} onChange={({ target }) => setOnlyWrong(target.checked)}>
          {texts.onlyWrong}
        </Checkbox>
      )}
      <PlainRecords
        table="registrationPreview"
        label={texts.preview}
        rows={shown}
        columns={columns}
        rowKey={({ row }) => String(row)}
        pageSize={PAGE_SIZE}
      />
    </>
  )
}
