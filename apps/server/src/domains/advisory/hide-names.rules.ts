import { LEGAL_FORMS, SOMEBODY } from './copy.ts'

const HIDDEN = '****'

/** Credit codes and id numbers, phones of the land, of mobiles and of services, and whatever else has nine digits in a row. */
const NUMBERS =
  /[0-9A-Z]{18}|\d{17}[\dXx]|0\d{2,3}[- ]?\d{7,8}|1\d{2}[- ]?\d{4}[- ]?\d{4}|[48]00[- ]?\d{3,4}[- ]?\d{3,4}|\d{9,}/g

/** Mail addresses. */
const MAIL = /(?<![\w.+-])[\w.+-]{1,64}@[\w.-]{1,100}/g

/**
 * The text without the names given, in full and in short, and without numbers and addresses that lead to somebody. A first draft for
 * people: names that nobody gave are theirs to find.
 */
export function hideNames(text: string, names: readonly string[]): string {
  const all = names.flatMap((name) => [name, name.replace(LEGAL_FORMS, '')]).filter((name) => name.length > 1)
  const longestFirst = all.toSorted((a, b) => b.length - a.length)
  const unnamed = longestFirst.reduce((told, name) => told.replaceAll(name, SOMEBODY), text)
  return unnamed.replace(MAIL, HIDDEN).replace(NUMBERS, HIDDEN)
}
