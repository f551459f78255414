import { siteScope } from '@lqr/contract/reference/site-scope.ts'
import { searchPieces, someWords } from '@lqr/contract/rules/search-tolerance.ts'
import type { Db } from '../../data/database.ts'
import { expandKeyword } from '../../data/expand-keyword.rules.ts'
import { findAbbreviations } from '../../data/known-abbreviations.store.ts'
import { soundMatch } from '../../data/pinyin.ts'
import { keywordMatch } from '../../data/search-text.ts'
import type { ProductFilters } from './product-list.store.ts'

type Words = Pick<ProductFilters, 'words' | 'terms' | 'letters' | 'sounds' | 'someWords'>

interface Asked extends Omit<ProductFilters, 'siteCodes' | 'areaCodes' | keyof Words> {
  readonly keyword?: string | undefined
  readonly areaCode?: string | undefined
}

/** How the keyword of a list was read. */
export interface Reading {
  /** No product has all the words; those given have some of them. */
  readonly isPartial: boolean
  /** The full names that short forms of the keyword stand for. */
  readonly alsoAs: string[]
}

const AS_TYPED: Reading = { isPartial: false, alsoAs: [] }

/** All pieces of a keyword. */
function allWords(keyword: string): Words {
  const { words, patterns } = keywordMatch(searchPieces(keyword))
  return { words, terms: patterns }
}

/** The ways a keyword is read, the strictest first: as typed, in letters, with full names, by some of its words. */
async function* readings(db: Db, keyword: string): AsyncGenerator<{ words: Words } & Reading> {
  yield { words: allWords(keyword), ...AS_TYPED }
  const sound = soundMatch(keyword)
  if (sound) yield { words: { ...sound }, ...AS_TYPED }
  const expansion = expandKeyword(keyword, await findAbbreviations(db))
  const alsoAs = [...(expansion?.fullNames ?? [])]
  if (expansion) yield { words: allWords(expansion.keyword), isPartial: false, alsoAs }
  const some = new Set([keyword, expansion?.keyword ?? ''].flatMap(someWords))
  yield { words: { someWords: [...some] }, isPartial: true, alsoAs }
}

/**
 * What the list and its counts are narrowed to on a site, and what that finds. The keyword is read the strictest way that
 * leaves a product, so that a list is never empty where the whole-site search finds products; undefined when nothing is left
 * whatever way, or the keyword holds no word.
 */
export async function findNarrowed<T>(
  db: Db,
  asked: Asked,
  cityCode: string,
  find: (filters: ProductFilters) => Promise<T | undefined>,
): Promise<{ found: T; reading: Reading } | undefined> {
  const { keyword, areaCode, ...filters } = asked
  const narrowed = {
    ...filters,
    siteCodes: siteScope(cityCode),
    areaCodes: areaCode ? siteScope(areaCode) : undefined,
  }
  if (!keyword) {
    const found = await find(narrowed)
    return found && { found, reading: AS_TYPED }
  }
  if (searchPieces(keyword).length === 0) return undefined
  for await (const { words, isPartial, alsoAs } of readings(db, keyword)) {
    const found = await find({ ...narrowed, ...words })
    if (found) return { found, reading: { isPartial, alsoAs } }
  }
  return undefined
}
