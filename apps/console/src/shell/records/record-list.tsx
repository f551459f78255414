import type { UseQueryResult } from '@tanstack/react-query'
import { Pagination, Table } from 'antd'
import type { ReactNode } from 'react'
import type { Page } from '@lqr/contract/kernel/page.ts'
import { copy } from '../copy.ts'
import { Answer } from '../page/answer.tsx'
import { RecordCards } from './record-cards.tsx'
import type { RecordColumn } from './record-column.ts'
import { useMedia } from './use-media.ts'

interface RecordListProps<T> {
  label: string
  of: UseQueryResult<Page<T>>
  columns: readonly RecordColumn<T>[]
  rowKey: (row: T) => string
  rowClassName?: (row: T) => string
  empty: ReactNode
  onPage: (page: number) => void
}

const WIDE = '(min-width: 768px)'

/** One page of a list: a compact table, or a card for each row on a phone; its pages are kept by the caller. */
export function RecordList<T extends object>(props: RecordListProps<T>) {
  const { label, of, columns, rowKey, rowClassName, empty, onPage } = props
  const isWide = useMedia(WIDE)
  return (
    <Answer of={of}>
      {(page) =>
        page.total === 0 ? (
          <div className="panel">{empty}</div>
        ) : (
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
                dataSource={page.list}
                rowKey={rowKey}
                {...(rowClassName ? { rowClassName } : {})}
                loading={of.isPlaceholderData}
                pagination={false}
                scroll={{ x: 'max-content' }}
              />
            ) : (
              <RecordCards label={label} rows={page.list} columns={columns} rowKey={rowKey} />
            )}
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
          </>
        )
      }
    </Answer>
  )
}
