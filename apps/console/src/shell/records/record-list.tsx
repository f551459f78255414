import type { UseQueryResult } from '@tanstack/react-query'
import { Pagination } from 'antd'
import type { ReactNode } from 'react'
import type { ConsoleTable } from '@lqr/contract/identity/console-tables.ts'
import type { Page } from '@lqr/contract/kernel/page.ts'
import { askedOf } from '../asked-query.ts'
import { copy } from '../copy.ts'
import { ExportButton } from '../exports/export-button.tsx'
import { Answer } from '../page/answer.tsx'
import { ListedPage } from './listed-page.tsx'
import type { RecordColumn } from './record-column.ts'
import { RecordTable } from './record-table.tsx'
import { useTableRoom } from './use-table-room.ts'

interface RecordListProps<T> {
  label: string
  /** Under which the person's columns are kept. */
  table: ConsoleTable
  of: UseQueryResult<Page<T>>
  columns: readonly RecordColumn<T>[]
  rowKey: (row: T) => string
  rowClassName?: (row: T) => string
  /** Whether rows stay on one line and the table scrolls sideways; a table without a link or button has nothing to scroll it by key. */
  scrolls?: boolean
  empty: ReactNode
  onPage: (page: number) => void
}

/** One page of a list: a compact table, or a card for each row on a phone and in elder-friendly mode; its pages are kept by the caller. */
export function RecordList<T extends object>(props: RecordListProps<T>) {
  const { label, table, of, columns, rowKey, rowClassName, scrolls = true, empty, onPage } = props
  const isWide = useTableRoom()
  const exported = askedOf(of)
  return (
    <Answer of={of}>
      {(page) => (
        <ListedPage of={page} empty={empty} onPage={onPage}>
          <RecordTable<T>
            {...{ label, table, columns, rowKey, rowClassName, scrolls, isWide }}
            rows={page.list}
            tools={exported && <ExportButton {...exported} label={label} />}
            isLoading={of.isPlaceholderData}
          />
          <Pagination
            className="record-pages"
            align="end"
            current={page.currentPageNum}
            pageSize={page.pageSize}
            total={page.total}
            showSizeChanger={false}
            simple={!isWide}
            showTotal={(total) => copy.total(total, page.totalIsEstimate ?? false)}
            onChange={onPage}
          />
        </ListedPage>
      )}
    </Answer>
  )
}
