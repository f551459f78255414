import type { FormState } from '../../../shell/plain/form-state.ts'
import { liteLeaseCopy } from './copy.ts'

/** Carried by the form unseen: which text its page showed, since what the text depends on can be changed in the same form. */
export const SHOWN_CONSENT = 'shownConsent'

/** A form that is shown again: what was ticked under another text than its page shows now is asked for anew. */
export function agreedAnew(state: FormState, mark: string): FormState {
  const { typed, errors } = state
  const { consent, [SHOWN_CONSENT]: shown } = typed.values
  if (!consent || shown === mark) return state
  return {
    ...state,
    typed: { ...typed, values: { ...typed.values, consent: '' } },
    errors: { ...errors, consent: liteLeaseCopy.form.consentChanged },
  }
}
