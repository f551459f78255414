import { useListSearch } from '../records/use-list-search.ts'
import { type CaseFilterOptions, type CaseToggle, readCaseSearch } from './case-search.ts'

/** The filters of a list of cases, kept in the address, and what they ask of its call. */
export function useCaseSearch<
  Status extends string = never,
  Sort extends string = never,
  Toggle extends CaseToggle = never,
>(options: CaseFilterOptions<Status, Sort, Toggle>) {
  const search = useListSearch()
  return { ...search, ...readCaseSearch(options, search) }
}
