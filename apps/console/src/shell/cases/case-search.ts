import type { useListSearch } from '../records/use-list-search.ts'

const PAGE_SIZE = 20

/** Asks for every state, where a list begins with what is open. */
export const ALL_STATES = 'all'

/** The yes-or-no filters that calls of cases take, by their name in the address. */
const TOGGLES = {
  open: 'openOnly',
  overdue: 'overdueOnly',
  mine: 'mineOnly',
  unassigned: 'unassignedOnly',
} as const
export type CaseToggle = keyof typeof TOGGLES

/** What a list of cases can be narrowed and ordered by. */
export interface CaseFilterOptions<Status extends string, Sort extends string, Toggle extends CaseToggle> {
  readonly states?: readonly { readonly code: Status; readonly name: string }[]
  /** The orders the call offers; the first is its own. */
  readonly sorts?: readonly Sort[]
  readonly toggles?: readonly Toggle[]
  /** Begins with what is open, until a state or all of them are asked for. */
  readonly beginsWithOpen?: boolean
}

type Address = Pick<ReturnType<typeof useListSearch>, 'page' | 'text' | 'isOn' | 'oneOf'>

/** The filters as the address has them, and what they ask of the list's call. */
export function readCaseSearch<Status extends string, Sort extends string, Toggle extends CaseToggle>(
  { states = [], sorts = [], toggles = [], beginsWithOpen = false }: CaseFilterOptions<Status, Sort, Toggle>,
  address: Address,
) {
  const status = address.oneOf('status', states)
  const keyword = address.text('keyword')
  const asked = sorts.map((code) => ({ code }))
  const sort = address.oneOf('sort', asked) ?? sorts[0]
  const on = toggles.filter((toggle) => address.isOn(toggle))
  const showsAll = address.text('status') === ALL_STATES
  const flags = Object.fromEntries(on.map((toggle) => [TOGGLES[toggle], true])) as {
    [T in Toggle as (typeof TOGGLES)[T]]?: true
  }
  return {
    states,
    sorts,
    toggles,
    beginsWithOpen,
    status: status ?? (showsAll && beginsWithOpen ? ALL_STATES : ''),
    keyword: keyword ?? '',
    sort,
    on,
    body: {
      currentPageNum: address.page,
      pageSize: PAGE_SIZE,
      ...(sort ? { sort } : {}),
      ...(keyword ? { keyword } : {}),
      ...(status ? { status } : {}),
      ...(beginsWithOpen && !status && !showsAll ? { openOnly: true } : {}),
      ...flags,
    },
  }
}

/** The search as the filters show it, whatever its kind. */
export interface CaseSearch extends Pick<ReturnType<typeof useListSearch>, 'text' | 'change' | 'toPage'> {
  readonly states: readonly { readonly code: string; readonly name: string }[]
  readonly sorts: readonly string[]
  readonly toggles: readonly CaseToggle[]
  readonly beginsWithOpen: boolean
  readonly status: string
  readonly keyword: string
  readonly sort: string | undefined
  readonly on: readonly CaseToggle[]
}
