import type { UseQueryResult } from '@tanstack/react-query'
import { Pagination } from 'antd'
import type { ReactNode } from 'react'
import type { Page } from '@lqr/contract/kernel/page.ts'
import { askedOf } from '../asked-query.ts'
import { copy } from '../copy.ts'
import { ExportButton } from '../exports/export-button.tsx'
import { Answer } from '../page/answer.tsx'
import { Notice } from '../page/notice.tsx'
import { ListedPage } from './listed-page.tsx'

interface CardPagesProps<T> {
  label: string
  of: UseQueryResult<Page<T>>
  empty: { readonly title: string; readonly hint: string }
  renderCard: (row: T) => ReactNode
  onPage: (page: number) => void
}

/** Rows that say too much for a table, as cards below one another, a page at a time. */
export function CardPages<T extends { readonly id: string }>(props: CardPagesProps<T>) {
  const { label, of, empty, renderCard, onPage } = props
  const exported = askedOf(of)
  return (
    <Answer of={of}>
      {(page) => (
        <ListedPage of={page} empty={<Notice {...empty} />} onPage={onPage}>
          {exported && (
            <div className="record-tools">
              <ExportButton {...exported} label={label} />
            </div>
          )}
          <ul className="stack" aria-label={label}>
            {page.list.map((row) => (
              <li key={row.id}>{renderCard(row)}</li>
            ))}
          </ul>
          <Pagination
            className="record-pages"
            align="end"
            current={page.currentPageNum}
            pageSize={page.pageSize}
            total={page.total}
            showSizeChanger={false}
            hideOnSinglePage
            showTotal={(count) => copy.total(count, page.totalIsEstimate ?? false)}
            onChange={onPage}
          />
        </ListedPage>
      )}
    </Answer>
  )
}
