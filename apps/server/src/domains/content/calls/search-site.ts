import { searchSite } from '@lqr/contract/content/search-calls.ts'
import { SEARCH_KINDS } from '@lqr/contract/content/search-kinds.ts'
import { markedWords, markParts } from '@lqr/contract/rules/search-marks.ts'
import { someWords } from '../../../data/ranked-search.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { findAbbreviations } from '../abbreviations.store.ts'
import { expandKeyword } from '../expand-keyword.rules.ts'
import { excerptParts } from '../search-excerpt.rules.ts'
import { keptWords } from '../search-miss.rules.ts'
import { countMiss } from '../search-misses.store.ts'
import { searchScope } from '../search-scope.rules.ts'
import { SEARCH_SOURCES } from '../search-sources.ts'

export const searchSiteCall = bindCall(searchSite, async ({ body, services, now, request, log }) => {
  const { keyword, kind: asked, currentPageNum, pageSize } = body
  const scope = searchScope(request.cityCode, now)
  const offset = (currentPageNum - 1) * pageSize

  const expansion = expandKeyword(keyword, await findAbbreviations(services.db))
  const asTyped = { keyword, expanded: expansion?.keyword }
  const alsoAs = [...(expansion?.fullNames ?? [])]
  const forms = [keyword, ...(expansion ? [expansion.keyword] : [])]

  async function groups(mode: 'every' | 'some') {
    const words = forms.flatMap(mode === 'every' ? markedWords : someWords)
    return Promise.all(
      SEARCH_KINDS.map(async ({ code: kind, name }) => {
        const { search, href } = SEARCH_SOURCES[kind]
        const isShown = asked === undefined || asked === kind
        const page = isShown ? { limit: pageSize, offset } : { limit: 1, offset: 0 }
        const found = await search[mode](services.pool, { ...asTyped, ...scope, ...page })
        return {
          kind,
          name,
          total: found.total,
          ...(found.isEstimate ? { totalIsEstimate: true } : {}),
          hits: (isShown ? found.rows : []).map((row) => ({
            ...row,
            kind,
            titleParts: markParts(row.title, words),
            sourceParts: markParts(row.source, words),
            excerptParts: excerptParts(row.text, words),
            href: href(row.id),
          })),
        }
      }),
    )
  }

  const every = await groups('every')
  if (every.some(({ total }) => total > 0))
    return { isPartial: false, alsoAs, groups: every, currentPageNum, pageSize }
  const some = await groups('some')
  const isPartial = some.some(({ total }) => total > 0)
  const words = asked === undefined && currentPageNum === 1 ? keptWords(keyword) : undefined
  if (words !== undefined) {
    const miss = { day: scope.today, siteCode: request.cityCode, words, hasPartial: isPartial }
    // What operators learn later is no reason to refuse an answer now.
    await countMiss(services.db, miss).catch((err: unknown) => log.warn({ err }, 'search miss not counted'))
  }
  return { isPartial, alsoAs, groups: some, currentPageNum, pageSize }
})
