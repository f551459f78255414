import { getKnownFacts } from '@lqr/contract/facts/calls.ts'
import type { FactFormCode } from '@lqr/contract/facts/forms.ts'
import { filledForm, type FilledForm } from '@lqr/web-client/known-facts/filled-form.ts'
import type { GivenDocument } from '@lqr/contract/facts/calls.ts'
import { useCall } from '../use-call.ts'

export interface KnownForForm {
  readonly filled: FilledForm
  readonly documents: readonly GivenDocument[]
}

/**
 * What is known of the own company for this form; undefined while it is asked for. Where it cannot be had the form begins empty.
 * `names` are the form's fields that are called otherwise than the contract's.
 */
export function useKnownFacts(
  form: FactFormCode,
  names: Readonly<Record<string, string>> = {},
): KnownForForm | undefined {
  const answer = useCall(getKnownFacts, { params: { form } }, { quiet: true })
  if (answer.isPending) return undefined
  const { data } = answer
  return data
    ? { filled: filledForm(form, data, names), documents: data.documents }
    : { filled: {}, documents: [] }
}
