import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import type { ConsoleTable } from '@lqr/contract/identity/console-tables.ts'
import { viewLists } from '@lqr/contract/identity/saved-view-calls.ts'
import type { Page as RowPage } from '@lqr/contract/kernel/page.ts'
import { Notice } from '../page/notice.tsx'
import { Page } from '../page/page.tsx'
import type { RecordColumn } from '../records/record-column.ts'
import { RecordList } from '../records/record-list.tsx'
import { useRowKeys } from '../records/use-row-keys.ts'
import { SavedViews } from '../views/saved-views.tsx'
import { useNow } from '../time/use-now.ts'
import { CaseFilters } from './case-filters.tsx'
import { caseListCopy as copy } from './copy.ts'
import type { CaseSearch } from './case-search.ts'

/** How a list of work is asked for: the last page stays until the next is there, and what others did shows by itself. */
export const WORK_LIST = { keepPrevious: true, refetchSeconds: 60 } as const

interface CaseListPageProps<Row> {
  texts: {
    readonly title: string
    readonly label: string
    /** What the keyword is looked for in. */
    readonly keyword: string
    readonly empty: string
    readonly emptyHint: string
  }
  /** Under which the person's columns are kept. */
  table: ConsoleTable
  search: CaseSearch
  of: UseQueryResult<RowPage<Row>>
  columnsAt: (now: Date) => readonly RecordColumn<Row>[]
  rowKey: (row: Row) => string
  /** A list that people work through: it says which keys do so. */
  isWork?: boolean
  /** Beside the title. */
  extra?: ReactNode
  emptyAction?: ReactNode
  /** Between the title and the list: what one begins with. */
  above?: ReactNode
  /** The states with their counts, in place of a choice among the filters. */
  tabs?: ReactNode
  /** Further filters of this list, switches among them, and their names in the address. */
  choices?: ReactNode
  switches?: ReactNode
  further?: readonly string[]
}

/** A list of cases with its filters: what is overdue stands out; j, k and Enter walk through the rows. */
export function CaseListPage<Row extends object>(props: CaseListPageProps<Row>) {
  const { texts, table, search, of, columnsAt, rowKey, extra, emptyAction } = props
  const { choices, switches, further, above, tabs, isWork = false } = props
  const list = useRef<HTMLDivElement>(null)
  const now = useNow()
  const savedList = viewLists.find(({ code }) => code === table)
  useRowKeys(list)
  return (
    <Page title={texts.title} extra={extra}>
      {above}
      {savedList && <SavedViews list={savedList.code} />}
      {tabs}
      <CaseFilters
        {...{ search, choices, switches, further }}
        keyword={texts.keyword}
        hasTabs={tabs !== undefined}
      />
      {isWork && (
        <p className="muted key-hint">
          {copy.keys}
          <kbd>j</kbd> {copy.keysNext} <kbd>k</kbd> {copy.keysBefore} <kbd>Enter</kbd> {copy.keysOpen}
        </p>
      )}
      <div ref={list}>
        <RecordList<Row>
          table={table}
          label={texts.label}
          of={of}
          columns={columnsAt(now)}
          rowKey={rowKey}
          rowClassName={(row) => ('isOverdue' in row && row.isOverdue === true ? 'is-overdue' : '')}
          empty={<Notice title={texts.empty} hint={texts.emptyHint} action={emptyAction} />}
          onPage={search.toPage}
        />
      </div>
    </Page>
  )
}
