import { Pagination, Table } from 'antd'
import { useState } from 'react'
import { copy } from '../copy.ts'
import { RecordCards } from './record-cards.tsx'
import type { RecordColumn } from './record-column.ts'
import { useMedia } from './use-media.ts'

interface PlainRecordsProps<T> {
  label: string
  /** All there are: the pages are turned here. */
  rows: readonly T[]
  columns: readonly RecordColumn<T>[]
  rowKey: (row: T) => string
  /** Undefined: all rows on one page. */
  pageSize?: number
}

const WIDE = '(min-width: 768px)'

/** Rows that are already there as a compact table, or as cards on a phone. */
export function PlainRecords<T extends object>(props: PlainRecordsProps<T>) {
  const { label, rows, columns, rowKey, pageSize = rows.length || 1 } = props
  const isWide = useMedia(WIDE)
  const [page, setPage] = useState(1)
  const lastPage = Math.max(1, Math.ceil(rows.length / pageSize))
  const current = Math.min(page, lastPage)
  const shown = rows.slice((current - 1) * pageSize, current * pageSize)
  return (
    <>
      {isWide ? (
        <Table<T>
          aria-label={label}
          size="small"
          className="records"
          columns={columns.map(({ key, title, render, align, width }) => ({
            key,
            title,
            render: (_: unknown, row: T) => render(row),
            ...(align ? { align } : {}),
            ...(width ? { width } : {}),
          }))}
          dataSource={shown}
          rowKey={rowKey}
          pagination={false}
        />
      ) : (
        <RecordCards label={label} rows={shown} columns={columns} rowKey={rowKey} />
      )}
      {lastPage > 1 && (
        <Pagination
          className="record-pages"
          align="end"
          current={current}
          pageSize={pageSize}
          total={rows.length}
          showSizeChanger={false}
          simple={!isWide}
          showTotal={(total) => copy.total(total, false)}
          onChange={setPage}
        />
      )}
    </>
  )
}
