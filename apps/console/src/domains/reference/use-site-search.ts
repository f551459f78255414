import { useListSearch } from '../../shell/records/use-list-search.ts'
import { copy } from './copy.ts'

/** Whether a site has an address of its own, as the filter offers it. */
export const openUrlChoices = [
  { code: 'with', name: copy.withOpenUrl },
  { code: 'without', name: copy.withoutOpenUrl },
] as const

/** The filters of the list of sites, read from the address. */
export function useSiteSearch() {
  const search = useListSearch()
  const keyword = search.text('keyword')
  const choice = search.oneOf('openUrl', openUrlChoices)
  const filters = {
    ...(keyword ? { keyword } : {}),
    ...(choice ? { hasOpenUrl: choice === 'with' } : {}),
  }
  return { ...search, keyword, choice, filters }
}

export type SiteSearch = ReturnType<typeof useSiteSearch>
