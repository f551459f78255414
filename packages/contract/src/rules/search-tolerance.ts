import { queryWords, searchTerms } from './search-words.ts'

/** Words people add that tell nothing apart: dropped when anything else is left of the term. */
const DROPPED = [
  '股份有限公司',
  '有限责任公司',
  '有限公司',
  '公司',
  '产品',
  '政策',
  '怎么',
  '怎样',
  '如何',
] as const

/** Dropped only beside a word of two or more characters: 小微企业 is found as 小微, 企业 alone stays what it is. */
const LIGHT = '企业'

/** A word that may end in its short form: 信用贷款 is found as 信用贷, and 信用贷 is in 信用贷款 anyway. */
const LONG_FORM = '贷款'
const SHORT_FORM = '贷'
/** The words for loans, the longer one first: they stand behind the name of whoever gives them. */
export const LOAN_WORDS = [LONG_FORM, SHORT_FORM] as const

/** Whether a keyword asks for a loan, by whatever name. */
export function asksForLoan(keyword: string): boolean {
  return searchTerms(keyword).some((term) => term.endsWith(LONG_FORM) || term.endsWith(SHORT_FORM))
}

/** What follows it is a word of its own: 兰州银行信用贷 is the bank and its product. */
const ENDS_A_WORD = '银行'

const SPECIAL = new RegExp(`(${[...DROPPED, LIGHT, LONG_FORM, ENDS_A_WORD].join('|')})`)

/** A term cut at the special words, which stand as entries of their own; `银行` stays with what is before it. */
function cut(term: string): string[] {
  const parts: string[] = []
  let before = ''
  for (const part of term.split(SPECIAL)) {
    if (part === ENDS_A_WORD || part === LONG_FORM) {
      parts.push(before + (part === LONG_FORM ? SHORT_FORM : part))
      before = ''
    } else if (part === LIGHT || (DROPPED as readonly string[]).includes(part)) {
      parts.push(before, part)
      before = ''
    } else {
      before += part
    }
  }
  return [...parts, before].filter(Boolean)
}

/** The pieces of one term, each a part of it, so that whatever contains the term contains its pieces. */
function piecesOf(term: string): string[] {
  const parts = cut(term)
  const isDropped = (part: string) => (DROPPED as readonly string[]).includes(part)
  const said = parts.filter((part) => !isDropped(part))
  if (said.length === 0) return [term]
  const isRich = said.some((part) => part !== LIGHT && [...part].length > 1)
  return isRich ? said.filter((part) => part !== LIGHT) : said
}

/**
 * What a keyword is looked for by: all of these must occur. Never stricter than the words as typed (`searchTerms`), because
 * every piece is part of one. Empty for a keyword of mere punctuation.
 */
export function searchPieces(keyword: string): string[] {
  return [...new Set(searchTerms(keyword).flatMap(piecesOf))]
}

/** What a keyword without a full match is looked for by: its pairs of neighbours, or its characters when it has none. */
export function someWords(keyword: string): string[] {
  const words = [...new Set(searchPieces(keyword).flatMap(queryWords))]
  const pairs = words.filter((word) => [...word].length > 1)
  return pairs.length > 0 ? pairs : words
}
