import { searchPieces } from './search-tolerance.ts'
import { searchTerms } from './search-words.ts'

/** A stretch of a text, and whether it is what was searched for. The stretches of a text joined are the text. */
export interface MarkedPart {
  readonly text: string
  readonly isMatch: boolean
}

/** What is marked for a keyword: its words as typed and the pieces they are found by. */
export function markedWords(keyword: string | undefined): string[] {
  return keyword ? [...new Set([...searchTerms(keyword), ...searchPieces(keyword)])] : []
}

/** The text with width and letter case levelled, and for each of its signs where in the text it comes from. */
function levelled(text: string): { plain: string; origins: number[]; ends: number[] } {
  let plain = ''
  const origins: number[] = []
  const ends: number[] = []
  let at = 0
  for (const sign of text) {
    const level = sign.normalize('NFKC').toLowerCase()
    for (let index = 0; index < level.length; index += 1) {
      origins.push(at)
      ends.push(at + sign.length)
    }
    plain += level
    at += sign.length
  }
  return { plain, origins, ends }
}

/**
 * Cuts a text where any of the words (normalised, as `markedWords` gives them) occurs, whatever its width or letter case;
 * words that touch or overlap are marked as one.
 */
export function markParts(text: string, words: readonly string[]): MarkedPart[] {
  const { plain, origins, ends } = levelled(text)
  const isHit = new Uint8Array(text.length)
  for (const word of words) {
    if (word === '') continue
    for (let at = plain.indexOf(word); at !== -1; at = plain.indexOf(word, at + 1)) {
      isHit.fill(1, origins[at], ends[at + word.length - 1])
    }
  }
  const parts: MarkedPart[] = []
  for (let from = 0; from < text.length;) {
    let to = from + 1
    while (to < text.length && isHit[to] === isHit[from]) to += 1
    parts.push({ text: text.slice(from, to), isMatch: isHit[from] === 1 })
    from = to
  }
  return parts
}
