import { MAX_SUGGESTIONS, suggestWords } from '@lqr/contract/content/search-calls.ts'
import { expandKeyword } from '../../../data/expand-keyword.rules.ts'
import { findAbbreviations } from '../../../data/known-abbreviations.store.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { searchScope } from '../search-scope.rules.ts'
import { SEARCH_SOURCES } from '../search-sources.ts'
import { chooseSuggestions, knownWords } from '../search-suggestions.rules.ts'

export const suggestWordsCall = bindCall(suggestWords, async ({ query, services, now, request }) => {
  const { keyword } = query
  const expanded = expandKeyword(keyword, await findAbbreviations(services.db))?.keyword
  const asked = {
    keyword,
    expanded,
    ...searchScope(request.cityCode, now),
    limit: 3 * MAX_SUGGESTIONS,
    offset: 0,
  }
  const titles = async (kind: 'product' | 'organisation' | 'policy') => {
    const { search, href } = SEARCH_SOURCES[kind]
    const rows = await search.suggest(services.pool, asked)
    return rows.map(({ id, title }) => ({ text: title, href: href(id) }))
  }
  const [product, organisation, policy] = await Promise.all([
    titles('product'),
    titles('organisation'),
    titles('policy'),
  ])
  const word = knownWords(keyword).map((text) => ({
    text,
    href: `/search?keyword=${encodeURIComponent(text)}`,
  }))
  return chooseSuggestions(keyword, { word, product, organisation, policy })
})
