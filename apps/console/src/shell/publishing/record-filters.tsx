import { Button, Select } from 'antd'
import type { ReactNode } from 'react'
import { publicationStates } from '@lqr/contract/kernel/publishing/publication-states.ts'
import { KeywordSearch } from '../records/keyword-search.tsx'
import { copy } from './copy.ts'
import { optionsOf } from './record-field.tsx'
import type { CodeFilter, RecordSearch } from './use-record-search.ts'

const ALL = ''
const stateFilter: CodeFilter = { name: 'status', label: copy.status, items: publicationStates }

interface RecordFiltersProps {
  search: Pick<RecordSearch, 'filters' | 'change'>
  /** What the keyword is looked for in. */
  keyword: string
  codeFilters: readonly CodeFilter[]
  children?: ReactNode
}

/** Keyword, state and further closed lists of a list of records. */
export function RecordFilters({ search, keyword, codeFilters, children }: RecordFiltersProps) {
  const { filters, change } = search
  const chosen = Object.keys(filters)
  return (
    <div className="filters" role="search">
      <KeywordSearch
        value={filters.keyword}
        label={keyword}
        className="record-search"
        onSearch={(typed) => change({ keyword: typed })}
      />
      {[stateFilter, ...codeFilters].map(({ name, label, items }) => (
        <Select
          key={name}
          aria-label={label}
          className="filter-status"
          value={filters[name] ?? ALL}
          options={[{ value: ALL, label: copy.all(label) }, ...optionsOf(items)]}
          onChange={(value) => change({ [name]: value })}
        />
      ))}
      {children}
      {chosen.length > 0 && (
        <Button
          type="link"
          onClick={() => change(Object.fromEntries(chosen.map((name) => [name, undefined])))}
        >
          {copy.clear}
        </Button>
      )}
    </div>
  )
}
