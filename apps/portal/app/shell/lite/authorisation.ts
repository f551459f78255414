import {
  AUTHORISATION_DAYS,
  AUTHORISATION_LETTER_TITLE,
  AUTHORISATION_LETTER_VERSION,
  authorisationLetter,
  DATA_SCOPES,
} from '@lqr/contract/credit/authorisation-letter.ts'
import { letterVersion } from '@lqr/contract/credit/letter-version.ts'
import type * as z from 'zod'
import type { PlainField } from '../plain/plain-field.ts'
import { liteCopy } from './copy.ts'

const texts = liteCopy.authorisation

interface Parties {
  readonly corporateName: string | null
  readonly orgName: string
  readonly productName: string | null
}

/** What an enterprise agrees to when it applies: the sentence that says so, and the letter. */
export function authorisationFor({ corporateName, orgName, productName }: Parties) {
  return {
    consent: texts.consent(orgName, AUTHORISATION_DAYS),
    letter: authorisationLetter({
      corporateName: corporateName ?? '',
      orgName,
      productName: productName ?? '',
      dataScope: DATA_SCOPES.map(({ code }) => code),
    }),
  }
}

/**
 * Carried by such a form unseen: which letter its page showed. A page of the release before carries none, and what it agrees to is recorded
 * under the letter that it showed (decision 0237).
 */
export const shownAuthorisationField: PlainField = {
  name: 'letterVersion',
  schema: letterVersion,
  isUnkept: true,
  isOptional: true,
}

/** What such a form carries. */
export const shownAuthorisation = { letterVersion: AUTHORISATION_LETTER_VERSION } as const

/** The tick under the letter; never part of a draft. */
export const authorisationTick = (schema: z.ZodType): PlainField => ({
  name: 'consent',
  schema,
  label: texts.agree(AUTHORISATION_LETTER_TITLE),
  as: 'tick',
  isUnkept: true,
})
