import { Pagination } from 'antd'
import { useState } from 'react'
import type { ConsoleTable } from '@lqr/contract/identity/console-tables.ts'
import { askedOf } from '../asked-query.ts'
import { copy } from '../copy.ts'
import { ExportButton } from '../exports/export-button.tsx'
import type { RecordColumn } from './record-column.ts'
import { RecordTable } from './record-table.tsx'
import { useTableRoom } from './use-table-room.ts'

interface PlainRecordsProps<T> {
  label: string
  /** Under which the person's columns are kept. */
  table: ConsoleTable
  /** The answer with the rows, where they can be had as a file. */
  of?: object
  /** All there are: the pages are turned here. */
  rows: readonly T[]
  columns: readonly RecordColumn<T>[]
  rowKey: (row: T) => string
  /** Undefined: all rows on one page. */
  pageSize?: number
}

/** Rows that are already there as a compact table, or as cards on a phone and in elder-friendly mode. */
export function PlainRecords<T extends object>(props: PlainRecordsProps<T>) {
  const { label, table, rows, columns, rowKey, pageSize = rows.length || 1 } = props
  const isWide = useTableRoom()
  const exported = props.of && askedOf(props.of)
  const [page, setPage] = useState(1)
  const lastPage = Math.max(1, Math.ceil(rows.length / pageSize))
  const current = Math.min(page, lastPage)
  const shown = rows.slice((current - 1) * pageSize, current * pageSize)
  return (
    <>
      <RecordTable<T>
        {...{ label, table, columns, rowKey, isWide }}
        rows={shown}
        tools={exported && <ExportButton {...exported} label={label} />}
        scrolls={false}
      />
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
