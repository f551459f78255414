import { Button, Select } from 'antd'
import { MAX_LEVEL, organisationStatuses } from '@lqr/contract/organisations/succession.ts'
import { ORG_CATEGORIES, ORG_TYPES } from '@lqr/contract/reference/org-types.ts'
import { RegionSelect } from '../../shell/forms/region-select.tsx'
import { KeywordSearch } from '../../shell/records/keyword-search.tsx'
import { copy } from './copy.ts'
import type { useOrganisationSearch } from './use-organisation-search.ts'

type Search = ReturnType<typeof useOrganisationSearch>

const ALL = ''
const NOTHING = {
  keyword: undefined,
  type: undefined,
  category: undefined,
  area: undefined,
  status: undefined,
  level: undefined,
}

function optionsOf(all: string, items: readonly { code: string; name: string }[]) {
  return [{ value: ALL, label: all }, ...items.map(({ code, name }) => ({ value: code, label: name }))]
}

const statusOptions = optionsOf(copy.allStatuses, organisationStatuses)
const levelOptions = optionsOf(
  copy.allLevels,
  Array.from({ length: MAX_LEVEL }, (_, index) => ({
    code: String(index + 1),
    name: copy.levelOf(index + 1),
  })),
)

/** Keyword, type, category, area, status and level; each narrows the whole tree. */
export function OrganisationFilters({
  filters,
  isFiltered,
  change,
}: Pick<Search, 'filters' | 'isFiltered' | 'change'>) {
  const { keyword, orgType, orgCategory, areaCode, status, level } = filters
  const categories = ORG_CATEGORIES.filter((item) => orgType === undefined || item.orgType === orgType)
  const narrow = (changes: Parameters<Search['change']>[0]) => change({ under: undefined, ...changes })
  return (
    <div className="filters" role="search">
      <KeywordSearch value={keyword} label={copy.keyword} onSearch={(typed) => narrow({ keyword: typed })} />
      <Select
        aria-label={copy.fields.type}
        className="filter-sort"
        value={orgType ?? ALL}
        options={optionsOf(copy.allTypes, ORG_TYPES)}
        onChange={(value) => narrow({ type: value, category: undefined })}
      />
      <Select
        aria-label={copy.fields.category}
        className="filter-sort"
        value={orgCategory ?? ALL}
        options={optionsOf(copy.allCategories, categories)}
        onChange={(value) => narrow({ category: value })}
      />
      <RegionSelect
        aria-label={copy.fields.region}
        className="filter-sort"
        placeholder={copy.allAreas}
        allowClear
        {...(areaCode ? { value: areaCode } : {})}
        onChange={(value) => narrow({ area: value })}
      />
      <Select
        aria-label={copy.fields.level}
        className="filter-status"
        value={level === undefined ? ALL : String(level)}
        options={levelOptions}
        onChange={(value) => narrow({ level: value })}
      />
      <Select
        aria-label={copy.fields.status}
        className="filter-status"
        value={status ?? ALL}
        options={statusOptions}
        onChange={(value) => narrow({ status: value })}
      />
      {isFiltered && (
        <Button type="link" onClick={() => change(NOTHING)}>
          {copy.clear}
        </Button>
      )}
    </div>
  )
}
