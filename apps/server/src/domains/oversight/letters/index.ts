import type { CaseKind } from '../../../cases/case-kind.ts'
import type { BoundCall } from '../../../http/bind-call.ts'
import { makeLetterMoveCalls } from './calls/move-letters.ts'
import { listLettersCall, makeLetterReadCalls } from './calls/read-letters.ts'
import { makeShowLetter } from './show-letter.ts'

export { letterKind } from './letter-kind.ts'

/** The list of letters names none of their cases. */
export const letterCalls: readonly BoundCall[] = [listLettersCall]

/** The calls that show a letter with its cases, whose kinds come from outside, so that this domain stands above none of them. */
export function makeLetterCalls(kinds: readonly CaseKind[]): readonly BoundCall[] {
  const show = makeShowLetter(kinds)
  return [...makeLetterReadCalls(show), ...makeLetterMoveCalls(show)]
}
