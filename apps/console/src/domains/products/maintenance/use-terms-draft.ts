import type { KeptDraft } from '@lqr/web-client/drafts/open-draft.ts'
import { useDraft } from '../../../shell/drafts/use-draft.ts'
import type { TypedForm } from '../../../shell/drafts/use-kept-form.tsx'
import { type TermsValues, typedTerms } from './terms-values.ts'

const termsOf = (kept: TypedForm<TermsValues> | TermsValues | undefined) => kept && typedTerms(kept)

/** The own draft of a product's terms; undefined while it is fetched. */
export function useTermsDraft(subject: string): KeptDraft<TypedForm<TermsValues>> | undefined {
  const draft = useDraft<TypedForm<TermsValues> | TermsValues>('productTerms', subject)
  return draft && { ...draft, restored: termsOf(draft.restored), kept: () => termsOf(draft.kept()) }
}
