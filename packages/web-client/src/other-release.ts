import { UNKNOWN_FIELD } from '@lqr/contract/kernel/explain-issues.ts'
import { CallFailure } from './call-failure.ts'
import { clientCopy } from './copy.ts'

/** The errors of the kernel by their keys: with its sentences, which the server sends, each first visit would be heavier. */
const UNKNOWN_CALL = 'kernel.notFound'
/** A letter of credit that the server does not know, or no longer takes. */
const LETTER_CHANGED = 'credit.letterChanged'
const INVALID_INPUT = 'kernel.invalidInput'

/**
 * Whether the server refused for not knowing the call, what it names of the contract's own lists (an indicator, a connector, the version
 * of a letter), or nothing but fields of it: while one release follows another, another instance may know them. It refuses so before anything is done.
 */
export function isUnknownThere({ key, fields }: CallFailure): boolean {
  if (key === UNKNOWN_CALL || key === LETTER_CHANGED) return true
  const sentences = Object.values(fields)
  return key === INVALID_INPUT && sentences.length > 0 && sentences.every((text) => text === UNKNOWN_FIELD)
}

/** The failure when no instance knew it: no field of a form is wrong, the page is of another release than the server. A letter says so itself. */
export function otherRelease(failure: CallFailure): CallFailure {
  const { code, key } = failure
  if (key === LETTER_CHANGED) return failure
  return new CallFailure({ code, key, msg: clientCopy.otherRelease })
}
