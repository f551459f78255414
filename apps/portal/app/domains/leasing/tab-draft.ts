import type { UploadedDocument } from '../../shell/forms/upload-box.tsx'
import type { NeedValues } from './need-schema.ts'

const STORAGE_KEY = 'lease-need-draft'

export interface NeedDraft {
  readonly values: Partial<NeedValues>
  readonly file: UploadedDocument | null
}

/** What is kept of the form: everything but the consent, which is given anew each time. */
export function needDraft({ values, file }: NeedDraft): NeedDraft {
  const { consent: _, ...kept } = values
  return { values: kept, file }
}

/** Keeps in this tab what somebody typed who has not signed in yet: whoever signs in next here goes on with it. */
export function saveTabDraft(draft: NeedDraft): void {
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify(draft))
}

/** What was typed in this tab before signing in; undefined when there is nothing that can be read. */
export function readTabDraft(): NeedDraft | undefined {
  try {
    const stored = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') as NeedDraft | null
    return stored ?? undefined
  } catch {
    return undefined
  }
}

/** It was submitted, or has become a draft of the account. */
export function clearTabDraft(): void {
  sessionStorage.removeItem(STORAGE_KEY)
}
