import { searchSite } from '@lqr/contract/content/search-calls.ts'
import { SEARCH_KINDS } from '@lqr/contract/content/search-kinds.ts'
import { asksForLoan, someWords } from '@lqr/contract/rules/search-tolerance.ts'
import { markedWords, markParts } from '@lqr/contract/rules/search-marks.ts'
import { expandKeyword } from '../../../data/expand-keyword.rules.ts'
import { findAbbreviations } from '../../../data/known-abbreviations.store.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { excerptParts } from '../search-excerpt.rules.ts'
import { keptWords } from '../search-miss.rules.ts'
import { countMiss } from '../search-misses.store.ts'
import { searchScope } from '../search-scope.rules.ts'
import { SEARCH_SOURCES } from '../search-sources.ts'

export const searchSiteCall = bindCall(
  searchSite,
  async ({ body, services, now, request, log, notForOthers }) => {
    const { keyword, kind: asked, currentPageNum, pageSize } = body
    const scope = searchScope(request.cityCode, now)
    const offset = (currentPageNum - 1) * pageSize

    const expansion = expandKeyword(keyword, await findAbbreviations(services.db))
    const asTyped = { keyword, expanded: expansion?.keyword }
    const alsoAs = [...(expansion?.fullNames ?? [])]
    const forms = [keyword, ...(expansion ? [expansion.keyword] : [])]

    async function group({ code: kind, name }: (typeof SEARCH_KINDS)[number], mode: 'every' | 'some') {
      const { search, href } = SEARCH_SOURCES[kind]
      const words = forms.flatMap(mode === 'every' ? markedWords : someWords)
      const isShown = asked === undefined || asked === kind
      const page = isShown ? { limit: pageSize, offset } : { limit: 1, offset: 0 }
      const found = await search[mode](services.pool, { ...asTyped, ...scope, ...page })
      return {
        kind,
        name,
        total: found.total,
        ...(found.isEstimate ? { totalIsEstimate: true } : {}),
        isPartial: mode === 'some',
        hits: (isShown ? found.rows : []).map((row) => ({
          ...row,
          kind,
          titleParts: markParts(row.title, words),
          sourceParts: markParts(row.source, words),
          excerptParts: excerptParts(row.text, words),
          href: href(row.id),
        })),
      }
    }
    const groups = (mode: 'every' | 'some') => Promise.all(SEARCH_KINDS.map((kind) => group(kind, mode)))

    const every = await groups('every')
    if (every.some(({ total }) => total > 0)) {
      const withLoans = await Promise.all(
        SEARCH_KINDS.map(async (kind, index) => {
          const found = every[index]
          const isMissed = kind.code === 'product' && found?.total === 0 && asksForLoan(keyword)
          return found === undefined || isMissed ? group(kind, 'some') : found
        }),
      )
      return { isPartial: false, alsoAs, groups: withLoans, currentPageNum, pageSize }
    }
    const some = await groups('some')
    const isPartial = some.some(({ total }) => total > 0)
    const words = asked === undefined && currentPageNum === 1 ? keptWords(keyword) : undefined
    if (words !== undefined) {
      notForOthers()
      const miss = { day: scope.today, siteCode: request.cityCode, words, hasPartial: isPartial }
      // What operators learn later is no reason to refuse an answer now.
      await countMiss(services.primary, miss).catch((err: unknown) =>
        log.warn({ err }, 'search miss not counted'),
      )
    }
    return { isPartial, alsoAs, groups: some, currentPageNum, pageSize }
  },
)
