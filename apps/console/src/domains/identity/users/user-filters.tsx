import { Button, Select } from 'antd'
import { accountStatuses } from '@lqr/contract/identity/user-entities.ts'
import { accountTypes, roles } from '@lqr/contract/kernel/access.ts'
import { KeywordSearch } from '../../../shell/records/keyword-search.tsx'
import { copy } from './copy.ts'
import { useIsAdmin } from './use-is-admin.ts'
import type { useUserSearch } from './use-user-search.ts'

type Search = ReturnType<typeof useUserSearch>

const ALL = ''

function optionsOf(all: string, items: readonly { code: string; name: string }[]) {
  return [{ value: ALL, label: all }, ...items.map(({ code, name }) => ({ value: code, label: name }))]
}

const typeOptions = optionsOf(copy.allTypes, accountTypes)
const roleOptions = optionsOf(copy.allRoles, roles)
const statusOptions = optionsOf(copy.allStatuses, accountStatuses)

/** Keyword and status of the user list; where it has all kinds of users, account type and role too. */
export function UserFilters({ filters, change }: Pick<Search, 'filters' | 'change'>) {
  const isAdmin = useIsAdmin()
  const { keyword, userSourceType, role, status } = filters
  const isFiltered = [keyword, userSourceType, role, status].some(Boolean)
  return (
    <div className="filters" role="search">
      <KeywordSearch
        value={keyword}
        label={copy.keyword}
        className="wide-search"
        onSearch={(typed) => change({ keyword: typed })}
      />
      {isAdmin && (
        <>
          <Select
            aria-label={copy.fields.type}
            className="filter-sort"
            value={userSourceType ?? ALL}
            options={typeOptions}
            onChange={(value) => change({ type: value })}
          />
          <Select
            aria-label={copy.fields.roles}
            className="filter-sort"
            value={role ?? ALL}
            options={roleOptions}
            onChange={(value) => change({ role: value })}
          />
        </>
      )}
      <Select
        aria-label={copy.fields.status}
        className="filter-status"
        value={status ?? ALL}
        options={statusOptions}
        onChange={(value) => change({ status: value })}
      />
      {isFiltered && (
        <Button
          type="link"
          onClick={() => change({ keyword: undefined, type: undefined, role: undefined, status: undefined })}
        >
          {copy.clear}
        </Button>
      )}
    </div>
  )
}
