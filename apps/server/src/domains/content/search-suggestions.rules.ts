import { POPULAR_WORDS } from '@lqr/contract/content/search-kinds.ts'
import { MAX_SUGGESTIONS, type Suggestion, suggestionKindName } from '@lqr/contract/content/search-calls.ts'
import { PRODUCT_CATEGORIES } from '@lqr/contract/reference/product-categories.ts'
import { TARGET_GROUPS } from '@lqr/contract/reference/target-groups.ts'
import { ZONES } from '@lqr/contract/reference/zones.ts'
import { markedWords, markParts } from '@lqr/contract/rules/search-marks.ts'
import { searchPieces } from '@lqr/contract/rules/search-tolerance.ts'
import { normalizeSearchText } from '@lqr/contract/rules/search-words.ts'

const nameOf = ({ name }: { name: string }) => name

/** What people search for: the popular words, and the names by which products are filed. */
const searchedWords = () => [
  ...new Set<string>([
    ...POPULAR_WORDS,
    ...ZONES.map(nameOf),
    ...PRODUCT_CATEGORIES.map(nameOf),
    ...TARGET_GROUPS.map(nameOf),
  ]),
]

/** Known words that contain every piece of what is typed; those that begin with it first, then the shorter ones. */
export function knownWords(keyword: string): string[] {
  const pieces = searchPieces(keyword)
  const begins = (word: string) => (word.startsWith(pieces[0] ?? '') ? 0 : 1)
  return searchedWords()
    .map((word) => ({ word, plain: normalizeSearchText(word) }))
    .filter(({ plain }) => pieces.length > 0 && pieces.every((piece) => plain.includes(piece)))
    .sort((a, b) => begins(a.plain) - begins(b.plain) || a.plain.length - b.plain.length)
    .map(({ word }) => word)
}

/** A thing to suggest and the page it leads to. */
export interface Candidate {
  readonly text: string
  readonly href: string
}

/** How many of each kind may stand when all kinds have enough; what one leaves free the next ones take. */
const SHARES: Readonly<Record<Suggestion['kind'], number>> = {
  word: 2,
  product: 3,
  organisation: 2,
  policy: 1,
}

/** Each text once; one that stands for several things leads to the search for them. */
function unique(kind: Suggestion['kind'], candidates: readonly Candidate[]): Candidate[] {
  const byText = Map.groupBy(candidates, ({ text }) => text)
  return [...byText].map(([text, [first, ...others]]) => {
    const isOne = first !== undefined && others.length === 0
    return { text, href: isOne ? first.href : `/search?keyword=${encodeURIComponent(text)}&kind=${kind}` }
  })
}

/** At most eight suggestions, kind after kind. */
export function chooseSuggestions(
  keyword: string,
  candidates: Readonly<Record<Suggestion['kind'], readonly Candidate[]>>,
): Suggestion[] {
  const kinds = Object.keys(SHARES) as Suggestion['kind'][]
  const offers = kinds.map((kind) => ({ kind, list: unique(kind, candidates[kind]), wanted: SHARES[kind] }))
  const taken = () => offers.reduce((sum, { list, wanted }) => sum + Math.min(wanted, list.length), 0)
  for (const offer of offers) offer.wanted += Math.max(0, MAX_SUGGESTIONS - taken())
  const words = markedWords(keyword)
  return offers.flatMap(({ kind, list, wanted }) =>
    list.slice(0, wanted).map(({ text, href }) => ({
      kind,
      kindName: suggestionKindName(kind),
      text,
      parts: markParts(text, words),
      href,
    })),
  )
}
