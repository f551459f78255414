/** Whatever is neither letter nor digit separates words. */
const BETWEEN_WORDS = /[^\p{L}\p{N}]+/u

/**
 * The searchable form of a text: full-width signs as half-width, letters in lower case, everything between words one
 * space. Index and query both go through here, so they always agree.
 */
export function normalizeSearchText(text: string): string {
  return text.normalize('NFKC').toLowerCase().split(BETWEEN_WORDS).filter(Boolean).join(' ')
}

/** The words of a keyword: each must occur in a hit. Empty for a keyword of mere punctuation. */
export function searchTerms(keyword: string): string[] {
  const normalized = normalizeSearchText(keyword)
  return normalized === '' ? [] : [...new Set(normalized.split(' '))]
}

/** What a text is indexed by: its single characters and its pairs of neighbours, each once, never across words. */
export function searchWords(text: string): string[] {
  const words = searchTerms(text)
  return [...new Set(words.flatMap((word) => [...word, ...pairs(word)]))]
}

/** What a hit's index must contain for a term: its pairs, or the character itself when there is only one. */
export function queryWords(term: string): string[] {
  const found = pairs(term)
  return found.length === 0 ? [term] : [...new Set(found)]
}

/** Neighbouring characters (by code point) of one word. */
function pairs(word: string): string[] {
  const signs = [...word]
  return signs.slice(1).map((sign, index) => `${signs[index]}${sign}`)
}
