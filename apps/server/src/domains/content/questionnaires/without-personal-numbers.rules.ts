import { HIDDEN } from './copy.ts'

/** Telephones, codes of documents and accounts, also written in groups. */
const LONG_NUMBER = /\d(?:[\d -]{5,30})[\dXx]/g
const MAILBOX = /[\w.+-]{1,64}@[\w.-]{1,100}/g

/** A text without the numbers and mailboxes by which somebody could be found. */
export function withoutPersonalNumbers(text: string): string {
  return text
    .replace(MAILBOX, HIDDEN)
    .replace(LONG_NUMBER, (found) => (found.replace(/\D/g, '').length >= 7 ? HIDDEN : found))
}
