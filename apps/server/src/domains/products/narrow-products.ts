import { siteScope } from '@lqr/contract/reference/site-scope.ts'
import { searchPieces } from '@lqr/contract/rules/search-tolerance.ts'
import { keywordMatch } from '../../data/search-text.ts'
import type { ProductFilters } from './product-list.store.ts'

interface Asked extends Omit<ProductFilters, 'siteCodes' | 'areaCodes' | 'terms' | 'words'> {
  readonly keyword?: string | undefined
  readonly areaCode?: string | undefined
}

/** What the list and its counts are narrowed to on a site; undefined when the keyword holds no word, so nothing matches. */
export function narrowProducts(asked: Asked, cityCode: string): ProductFilters | undefined {
  const { keyword, areaCode, ...filters } = asked
  const pieces = keyword ? searchPieces(keyword) : undefined
  if (pieces?.length === 0) return undefined
  const match = pieces && keywordMatch(pieces)
  return {
    ...filters,
    siteCodes: siteScope(cityCode),
    areaCodes: areaCode ? siteScope(areaCode) : undefined,
    words: match?.words,
    terms: match?.patterns,
  }
}
