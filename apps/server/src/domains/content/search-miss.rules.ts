import { normalizeSearchText } from '@lqr/contract/rules/search-words.ts'

/** Whoever writes so many digits may have written a telephone number, an id number or a credit code. */
const DIGITS_OF_A_NUMBER = 7
/** A credit code or the number of a document: long, without a space, of letters and digits. */
const CODE = /[a-z\d]{12,}/g

/** What of a keyword may be kept when nothing was found: its plain words; undefined for what may tell who somebody is. */
export function keptWords(keyword: string): string | undefined {
  const words = normalizeSearchText(keyword)
  const joined = words.replaceAll(' ', '')
  const digits = joined.replace(/\D/g, '').length
  if (words === '' || keyword.includes('@') || keyword.includes('＠')) return undefined
  const hasCode = (joined.match(CODE) ?? []).some((run) => /\d/.test(run))
  return digits >= DIGITS_OF_A_NUMBER || hasCode ? undefined : words
}
