import { Button, Input, Select } from 'antd'
import type { ReactNode } from 'react'
import { publicationStates } from '@lqr/contract/kernel/publishing/publication-states.ts'
import { copy } from './copy.ts'
import type { RecordSearch } from './use-record-search.ts'

const ALL = ''
const statusOptions = [
  { value: ALL, label: copy.allStatuses },
  ...publicationStates.map(({ code, name }) => ({ value: code, label: name })),
]

interface RecordFiltersProps {
  search: Pick<RecordSearch, 'filters' | 'change'>
  /** What the keyword is looked for in. */
  keyword: string
  /** Further filters of this list. */
  children?: ReactNode
}

/** Keyword and state of a list of records. */
export function RecordFilters({ search, keyword, children }: RecordFiltersProps) {
  const { filters, change } = search
  return (
    <div className="filters" role="search">
      <Input.Search
        key={filters.keyword ?? ''}
        className="record-search"
        defaultValue={filters.keyword ?? ''}
        placeholder={keyword}
        aria-label={keyword}
        enterButton={copy.search}
        allowClear
        maxLength={50}
        onSearch={(typed) => change({ keyword: typed.trim() })}
      />
      <Select
        aria-label={copy.status}
        className="filter-status"
        value={filters.status ?? ALL}
        options={statusOptions}
        onChange={(value) => change({ status: value })}
      />
      {children}
      {(filters.keyword ?? filters.status) && (
        <Button type="link" onClick={() => change({ keyword: undefined, status: undefined })}>
          {copy.clear}
        </Button>
      )}
    </div>
  )
}
