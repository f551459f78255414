import { ROSTER_KINDS } from '@lqr/contract/reference/roster-kinds.ts'
import { useRecordSearch } from '../../shell/publishing/use-record-search.ts'

/** The filters of the list of rosters, read from the address. */
export function useRosterSearch() {
  const search = useRecordSearch()
  const kind = search.oneOf('kind', ROSTER_KINDS)
  return { ...search, kind, filters: { ...search.filters, ...(kind ? { kind } : {}) } }
}
