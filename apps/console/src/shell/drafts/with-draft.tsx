import type { ReactNode } from 'react'
import type { DraftForm } from '@lqr/contract/identity/form-draft-calls.ts'
import type { KeptDraft } from '@lqr/web-client/drafts/open-draft.ts'
import { useDraft } from './use-draft.ts'

interface WithDraftProps<V extends object> {
  form: DraftForm
  subject: string
  children: (draft: KeptDraft<V>) => ReactNode
}

/** For a form in a dialog: it is shown when its draft is there. */
export function WithDraft<V extends object>({ form, subject, children }: WithDraftProps<V>) {
  const draft = useDraft<V>(form, subject)
  return draft && children(draft)
}
