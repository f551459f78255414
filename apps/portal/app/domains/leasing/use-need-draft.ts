import type { KeepsFilled } from '@lqr/web-client/known-facts/filled-form.ts'
import { useVisitorDraft, type VisitorDraft } from '../../shell/drafts/use-visitor-draft.ts'
import type { PlacedDocuments } from '../../shell/forms/document-boxes.tsx'
import type { NeedValues } from './need-schema.ts'

interface NeedDraft extends KeepsFilled {
  readonly values: Partial<NeedValues>
  /** The documents in their places. */
  readonly files: PlacedDocuments
}

export type NeedDraftState = VisitorDraft<NeedDraft>

/** The draft of the form: everything but the consent, which is given anew each time. */
export function useNeedDraft(): NeedDraftState {
  const draft = useVisitorDraft<NeedDraft>('leaseNeed', 'new')
  return {
    ...draft,
    keep: ({ values, ...beside }) => {
      const { consent: _, ...kept } = values
      draft.keep({ ...beside, values: kept })
    },
  }
}
