import { plainCopy } from './copy.ts'
import type { FormState } from './form-state.ts'
import type { Typed } from './typed.ts'

/** The field of a form that carries unseen which version its page showed. */
export const VERSION = 'version'

/** The version that a form which was sent says its page showed; undefined where it says none. */
export function versionIn({ values }: Typed): number | undefined {
  const version = Number(values[VERSION])
  return Number.isSafeInteger(version) && version > 0 ? version : undefined
}

/**
 * What came of a form, with the word that what it is about was changed since its page was shown: it goes on from how that stands now,
 * which its page carries in `hidden`; what was put by is kept for how it stood before and is not said to be kept. What was put by in a
 * row is the person's own change.
 */
export function toldOvertaken(sent: FormState, hidden: Readonly<Record<string, string>>): FormState {
  const [shown, present] = [sent.typed.values[VERSION], hidden[VERSION]]
  if (!shown || !present || shown === present || sent.rowId !== undefined) return sent
  return { ...sent, notice: undefined, refusal: plainCopy.overtaken }
}
