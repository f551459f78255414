import type { AttentionRow } from '@lqr/contract/oversight/attention-calls.ts'
import { MOST_LETTER_CASES } from '@lqr/contract/oversight/letter-case.ts'
import { writeCopy as copy } from './copy.ts'

type CaseRow = Pick<AttentionRow, 'kind' | 'caseId' | 'number'>

/** A case in the choice of a letter. */
export const keyOf = ({ kind, caseId }: Pick<CaseRow, 'kind' | 'caseId'>) => `${kind} ${caseId}`

/** What is left of a choice made in a list that has been renewed since, and the numbers of what has left it. */
export function renewedChoice(
  chosen: readonly string[],
  before: readonly CaseRow[],
  now: readonly CaseRow[],
): { readonly left: readonly string[]; readonly gone: readonly string[] } {
  const here = new Set(now.map(keyOf))
  const left = chosen.filter((key) => here.has(key))
  const gone = before.filter((row) => chosen.includes(keyOf(row)) && !here.has(keyOf(row)))
  return { left, gone: gone.map(({ number }) => number) }
}

/** `content` is the id of the page's own main part, so the text has another name in the form. */
export interface LetterValues {
  cases?: readonly string[]
  subject?: string
  letterText?: string
}

const PROPOSED = Array.from({ length: MOST_LETTER_CASES }, (_, at) => copy.subject(at + 1))

/** The subject counts what is chosen for as long as nobody has written another. */
export function countedSubject(subject: string, count: number): string {
  return count > 0 && PROPOSED.includes(subject) ? copy.subject(count) : subject
}

/** A letter begun before, about those of its cases that are in the list still. */
export function letterOf(letter: LetterValues, rows: readonly CaseRow[]): LetterValues {
  const here = new Set(rows.map(keyOf))
  const cases = (letter.cases ?? []).filter((key) => here.has(key))
  return { ...letter, cases, subject: countedSubject(letter.subject ?? '', cases.length) }
}
