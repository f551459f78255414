import { Button, Checkbox, Select } from 'antd'
import type { ReactNode } from 'react'
import { KeywordSearch } from '../records/keyword-search.tsx'
import { caseListCopy as copy } from './copy.ts'
import { ALL_STATES, type CaseSearch } from './case-search.ts'

interface CaseFiltersProps {
  search: CaseSearch
  /** What the keyword is looked for in. */
  keyword: string
  /** Further filters of this list, switches among them, and their names in the address. */
  choices?: ReactNode
  switches?: ReactNode
  further?: readonly string[] | undefined
  /** The states stand above as tabs. */
  hasTabs?: boolean
}

function sortName(sort: string): string {
  return sort in copy.sorts ? copy.sorts[sort as keyof typeof copy.sorts] : sort
}

function statusOptions({ states, beginsWithOpen }: CaseSearch) {
  const named = states.map(({ code, name }) => ({ value: code, label: name }))
  const all = { value: beginsWithOpen ? ALL_STATES : '', label: copy.all }
  return beginsWithOpen ? [{ value: '', label: copy.allOpen }, all, ...named] : [all, ...named]
}

/** Keyword, state, order and the switches that the list's call takes. */
export function CaseFilters(props: CaseFiltersProps) {
  const { search, keyword, choices, switches, further = [], hasTabs = false } = props
  const { states, sorts, toggles, change } = search
  const names = ['keyword', 'status', 'sort', ...toggles, ...further]
  const isNarrowed = names.some((name) => search.text(name) !== undefined)
  const clear = () => change(Object.fromEntries(names.map((name) => [name, undefined])))
  return (
    <div className="filters" role="search">
      <KeywordSearch
        value={search.keyword}
        label={keyword}
        onSearch={(typed) => change({ keyword: typed })}
      />
      {choices}
      {states.length > 0 && !hasTabs && (
        <Select
          aria-label={copy.status}
          className="filter-status"
          value={search.status}
          options={statusOptions(search)}
          onChange={(status) => change({ status })}
        />
      )}
      {sorts.length > 0 && (
        <Select
          aria-label={copy.sort}
          className="filter-sort"
          value={search.sort}
          options={sorts.map((sort) => ({ value: sort, label: sortName(sort) }))}
          onChange={(sort) => change({ sort })}
        />
      )}
      {toggles.map((toggle) => (
        <Checkbox
          key={toggle}
          checked={search.on.includes(toggle)}
          onChange={({ target }) => change({ [toggle]: target.checked })}
        >
          {copy.toggles[toggle]}
        </Checkbox>
      ))}
      {switches}
      {isNarrowed && (
        <Button type="link" onClick={clear}>
          {copy.clear}
        </Button>
      )}
    </div>
  )
}
