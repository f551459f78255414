import { giveConsent } from '@lqr/contract/identity/consent-calls.ts'
import type { PlainField } from './plain-field.ts'
import type { Typed } from './typed.ts'

/** The field of a form that carries unseen which text of an agreement or a letter its page showed. */
const LETTER = 'agreementVersion'

/** Stands for the text of a form that names none; no text has this version. */
const NONE = '0'

/** Carried by a form that agrees to a text, so that nobody agrees to one that has come since. */
export const shownLetterField: PlainField = {
  name: LETTER,
  schema: giveConsent.body.shape[LETTER],
  isUnkept: true,
  isOptional: true,
}

/** What such a form carries. */
export const shownLetter = (version: string): Readonly<Record<string, string>> => ({ [LETTER]: version })

/** The text that a form was agreed under. One that names none has shown nothing: it is refused like one that is out of date. */
export const letterIn = ({ values }: Typed): string => values[LETTER] || NONE
