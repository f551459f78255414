import { Button, Select } from 'antd'
import { KeywordSearch } from '../../shell/records/keyword-search.tsx'
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
      <KeywordSearch value={keyword} label={copy.keyword} onSearch={(typed) => change({ keyword: typed })} />
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
