import { Button, Checkbox, Input, Select } from 'antd'
import { APPLICATION_SORTS } from '@lqr/contract/applications/calls.ts'
import { applicationStates } from '@lqr/contract/applications/application-case.ts'
import { copy } from './copy.ts'
import { ALL_STATES, type PoolSearch } from './use-pool-search.ts'

const texts = copy.pool
const OPEN = ''

const statusOptions = [
  { value: OPEN, label: texts.allOpen },
  { value: ALL_STATES, label: texts.all },
  ...applicationStates
    .filter(({ code }) => code !== 'DRAFT')
    .map(({ code, name }) => ({ value: code, label: name })),
]
const sortOptions = APPLICATION_SORTS.map((sort) => ({ value: sort, label: texts.sorts[sort] }))

/** Filters, order and the hint for the keyboard. */
export function PoolFilters({ search }: { search: PoolSearch }) {
  const { filters, showsAll, change } = search
  const status = filters.status ?? (showsAll ? ALL_STATES : OPEN)
  const clear = () =>
    change({ keyword: undefined, status: undefined, overdue: undefined, mine: undefined, sort: undefined })
  return (
    <>
      <div className="filters" role="search">
        <Input.Search
          key={filters.keyword ?? ''}
          defaultValue={filters.keyword ?? ''}
          placeholder={texts.keyword}
          aria-label={texts.keyword}
          enterButton={texts.search}
          allowClear
          maxLength={50}
          onSearch={(keyword) => change({ keyword: keyword.trim() })}
        />
        <Select
          aria-label={texts.status}
          value={status}
          options={statusOptions}
          className="filter-status"
          onChange={(value) => change({ status: value })}
        />
        <Select
          aria-label={texts.sort}
          value={filters.sort}
          options={sortOptions}
          className="filter-sort"
          onChange={(value) => change({ sort: value })}
        />
        <Checkbox
          checked={filters.overdueOnly ?? false}
          onChange={({ target }) => change({ overdue: target.checked })}
        >
          {texts.overdue}
        </Checkbox>
        <Checkbox
          checked={filters.mineOnly ?? false}
          onChange={({ target }) => change({ mine: target.checked })}
        >
          {texts.mine}
        </Checkbox>
        <Button type="link" onClick={clear}>
          {texts.clear}
        </Button>
      </div>
      <p className="muted key-hint">
        {texts.keys}
        <kbd>j</kbd> {texts.keysNext} <kbd>k</kbd> {texts.keysBefore} <kbd>Enter</kbd> {texts.keysOpen}
      </p>
    </>
  )
}
