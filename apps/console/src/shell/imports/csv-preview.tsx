import { Checkbox, Tag } from 'antd'
import { useState } from 'react'
import type { ConsoleTable } from '@lqr/contract/identity/console-tables.ts'
import type { CsvLine } from '@lqr/contract/kernel/csv/csv-list.ts'
import { PlainRecords } from '../records/plain-records.tsx'
import type { RecordColumn } from '../records/record-column.ts'
import { importCopy as copy } from './copy.ts'

const PAGE_SIZE = 20

function Check({ problems, warning }: Pick<CsvLine, 'problems' | 'warning'>) {
  if (problems.length > 0) return <span className="file-problem">{problems.join('；')}</span>
  return warning ? <Tag color="warning">{warning}</Tag> : <Tag color="success">{copy.right}</Tag>
}

interface CsvPreviewProps<L extends CsvLine> {
  /** Under which the person's columns are kept. */
  table: ConsoleTable
  rows: readonly L[]
  /** The cells of a line, between its number and what is wrong with it. */
  columns: readonly RecordColumn<L>[]
}

/** The rows of the file before anything is sent; wrong ones say what to change. */
export function CsvPreview<L extends CsvLine>({ table, rows, columns }: CsvPreviewProps<L>) {
  const [onlyWrong, setOnlyWrong] = useState(false)
  const right = rows.filter(({ wanted }) => wanted).length
  return (
    <>
      <p role="status">{copy.summary(rows.length, right)}</p>
      {right < rows.length && (
        <Checkbox checked={onlyWrong} onChange={({ target }) => setOnlyWrong(target.checked)}>
          {copy.onlyWrong}
        </Checkbox>
      )}
      <PlainRecords
        table={table}
        label={copy.preview}
        rows={onlyWrong ? rows.filter(({ wanted }) => !wanted) : rows}
        columns={[
          { key: 'row', title: copy.row, render: ({ row }) => row, width: 72 },
          ...columns,
          { key: 'check', title: copy.check, render: (line) => <Check {...line} /> },
        ]}
        rowKey={({ row }) => String(row)}
        pageSize={PAGE_SIZE}
      />
    </>
  )
}
