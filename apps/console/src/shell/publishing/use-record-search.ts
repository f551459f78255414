import { publicationStates } from '@lqr/contract/kernel/publishing/publication-states.ts'
import { useListSearch } from '../records/use-list-search.ts'

/** The filters of a list of records, read from the address. */
export function useRecordSearch() {
  const search = useListSearch()
  const keyword = search.text('keyword')
  const status = search.oneOf('status', publicationStates)
  return { ...search, filters: { ...(keyword ? { keyword } : {}), ...(status ? { status } : {}) } }
}

export type RecordSearch = ReturnType<typeof useRecordSearch>
