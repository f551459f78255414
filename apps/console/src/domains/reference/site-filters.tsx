import { Button, Input, Select } from 'antd'
import { copy } from './copy.ts'
import { openUrlChoices, type SiteSearch } from './use-site-search.ts'

const ALL = ''
const options = [
  { value: ALL, label: copy.all },
  ...openUrlChoices.map(({ code, name }) => ({ value: code, label: name })),
]

/** Keyword, and whether an address of its own is set. */
export function SiteFilters({ keyword, choice, change }: Pick<SiteSearch, 'keyword' | 'choice' | 'change'>) {
  return (
    <div className="filters" role="search">
      <Input.Search
        key={keyword ?? ''}
        defaultValue={keyword ?? ''}
        placeholder={copy.keyword}
        aria-label={copy.keyword}
        enterButton={copy.search}
        maxLength={50}
        onSearch={(typed) => change({ keyword: typed.trim() })}
      />
      <Select
        aria-label={copy.openUrlFilter}
        className="filter-sort"
        value={choice ?? ALL}
        options={options}
        onChange={(value) => change({ openUrl: value })}
      />
      {(keyword ?? choice) && (
        <Button type="link" onClick={() => change({ keyword: undefined, openUrl: undefined })}>
          {copy.clear}
        </Button>
      )}
    </div>
  )
}
