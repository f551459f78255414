import { useVisitorDraft, type VisitorDraft } from '../../shell/drafts/use-visitor-draft.ts'
import type { UploadedDocument } from '../../shell/forms/upload-box.tsx'
import type { NeedValues } from './need-schema.ts'

interface NeedDraft {
  readonly values: Partial<NeedValues>
  readonly file: UploadedDocument | null
}

export type NeedDraftState = VisitorDraft<NeedDraft>

/** The draft of the form: everything but the consent, which is given anew each time. */
export function useNeedDraft(): NeedDraftState {
  const draft = useVisitorDraft<NeedDraft>('leaseNeed', 'new')
  return {
    ...draft,
    keep: ({ values, file }) => {
      const { consent: _, ...kept } = values
      draft.keep({ values: kept, file })
    },
  }
}
