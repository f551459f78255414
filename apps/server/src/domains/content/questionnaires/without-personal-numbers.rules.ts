import { HIDDEN } from './copy.ts'

/** Telephones, codes of documents and accounts, also written in groups. */
const LONG_NUMBER = /\d(?:[\d -]{5,30})[\dXx]/g
const FEWEST_DIGITS = 7
/** A sign that a mailbox may have on either side of its @. */
const OF_MAILBOX = /[\w.+-]/

/** Where the signs of a mailbox end, from a place on in one direction. */
function reach(text: string, from: number, by: -1 | 1): number {
  let at = from
  while (OF_MAILBOX.test(text.charAt(at + by))) at += by
  return at
}

/** A text without its mailboxes, read once from its beginning to its end. */
function withoutMailboxes(text: string): string {
  let kept = ''
  let done = 0
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', Math.max(at + 1, done))) {
    const [first, last] = [reach(text, at, -1), reach(text, at, 1)]
    if (first === at || last === at || first < done) continue
    kept += text.slice(done, first) + HIDDEN
    done = last + 1
  }
  return kept + text.slice(done)
}

/** A text without the numbers and mailboxes by which somebody could be found. */
export function withoutPersonalNumbers(text: string): string {
  return withoutMailboxes(text).replace(LONG_NUMBER, (found) =>
    found.replace(/\D/g, '').length >= FEWEST_DIGITS ? HIDDEN : found,
  )
}
