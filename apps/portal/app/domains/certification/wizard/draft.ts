import type { UploadedDocument } from '../../../shell/forms/upload-box.tsx'
import type { WizardValues } from './schema.ts'

const STORAGE_KEY = 'certification-draft'

export interface Draft {
  readonly values: Partial<WizardValues>
  readonly license: UploadedDocument | null
  readonly authLetter: UploadedDocument | null
}

interface Owner {
  readonly companyId: string
  readonly version: number
}

/**
 * Keeps what was typed for this tab's session, without the id number. It belongs to the company and to the version of
 * its certification: after a review, or for another account, it is not offered.
 */
export function saveDraft({ companyId, version }: Owner, draft: Draft): void {
  const { legalPersonIdNo: _, ...values } = draft.values
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ companyId, version, ...draft, values }))
}

/** The draft of this company and version, if there is one that can be read. */
export function readDraft({ companyId, version }: Owner): Draft | undefined {
  try {
    const stored = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') as (Draft & Owner) | null
    return stored?.companyId === companyId && stored.version === version ? stored : undefined
  } catch {
    return undefined
  }
}

export function clearDraft(): void {
  sessionStorage.removeItem(STORAGE_KEY)
}
