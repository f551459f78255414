import { APPLICATION_SORTS } from '@lqr/contract/applications/calls.ts'
import { applicationStates } from '@lqr/contract/applications/application-case.ts'
import { useListSearch } from '../../../shell/records/use-list-search.ts'

/** Shows every state; without a state the pool shows what is open. */
export const ALL_STATES = 'all'

const sorts = APPLICATION_SORTS.map((code) => ({ code }))

/** The filters of the task pool, read from the address. */
export function usePoolSearch() {
  const search = useListSearch()
  const status = search.oneOf('status', applicationStates)
  const showsAll = search.text('status') === ALL_STATES
  const overdueOnly = search.isOn('overdue')
  const mineOnly = search.isOn('mine')
  const keyword = search.text('keyword')
  return {
    ...search,
    showsAll,
    filters: {
      sort: search.oneOf('sort', sorts) ?? APPLICATION_SORTS[0],
      ...(keyword ? { keyword } : {}),
      ...(status ? { status } : {}),
      ...(status || showsAll ? {} : { openOnly: true }),
      ...(overdueOnly ? { overdueOnly } : {}),
      ...(mineOnly ? { mineOnly } : {}),
    },
  }
}

export type PoolSearch = ReturnType<typeof usePoolSearch>
