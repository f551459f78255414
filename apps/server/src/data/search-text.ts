import { type Expression, type SqlBool, sql } from 'kysely'
import { searchPieces } from '@lqr/contract/rules/search-tolerance.ts'
import { normalizeSearchText, queryWords, searchWords } from '@lqr/contract/rules/search-words.ts'

/** The two columns a row is found by, from the texts a keyword is looked for in. */
export function searchColumns(...texts: readonly string[]): { search_text: string; search_words: string[] } {
  const joined = texts.join(' ')
  return { search_text: normalizeSearchText(joined), search_words: searchWords(joined) }
}

/** What the index must contain for all of the pieces, and the patterns that the text is rechecked by. */
export function keywordMatch(pieces: readonly string[]): { words: string[]; patterns: string[] } {
  return {
    words: [...new Set(pieces.flatMap(queryWords))],
    patterns: pieces.filter((piece) => [...piece].length > 2).map((piece) => `%${piece}%`),
  }
}

/**
 * Rows that contain every piece of a keyword (search-tolerance.ts): candidates from the index of bigrams, rechecked in the text where a
 * piece is longer than what is indexed. Words are letters and digits only, so no sign of a keyword is ever a wildcard; a keyword of mere punctuation finds nothing.
 * Undefined without a keyword. `table` says whose columns are meant where several tables of a query have them.
 */
export function matchesKeyword(keyword: string | undefined, table?: string): Expression<SqlBool> | undefined {
  if (!keyword) return undefined
  const pieces = searchPieces(keyword)
  if (pieces.length === 0) return sql<SqlBool>`false`
  const { words, patterns } = keywordMatch(pieces)
  const column = (name: string) => sql.ref(table ? `${table}.${name}` : name)
  return sql<SqlBool>`(${column('search_words')} @> ${words}::text[] and ${column('search_text')} like all(${patterns}::text[]))`
}

/** The same asked of the text alone: cheaper for rows that are read anyway. */
export function containsKeyword(keyword: string, column = 'search_text'): Expression<SqlBool> {
  return containsPieces(keyword, sql.ref(column))
}

/** Whether a normalised text (`name_search_text`) has every piece of a keyword. */
export function containsPieces(keyword: string, text: Expression<unknown>): Expression<SqlBool> {
  const pieces = searchPieces(keyword)
  if (pieces.length === 0) return sql<SqlBool>`false`
  return sql<SqlBool>`${text} like all(${pieces.map((piece) => `%${piece}%`)}::text[])`
}
