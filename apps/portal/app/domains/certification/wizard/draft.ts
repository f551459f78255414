import type { UploadedDocument } from '../../../shell/forms/upload-box.tsx'
import type { WizardValues } from './schema.ts'

export interface WizardDraft {
  readonly values: Partial<WizardValues>
  readonly license: UploadedDocument | null
  readonly authLetter: UploadedDocument | null
}

/** What a draft is about: a company and the version of its certification. After a review it is not offered any more. */
export function draftSubject({ companyId, version }: { companyId: string; version: number }): string {
  return `${companyId}-${version}`
}

/** What is kept of the wizard: everything but the id number, which is typed anew each time. */
export function draftOf({ values, ...documents }: WizardDraft): WizardDraft {
  const { legalPersonIdNo: _, ...kept } = values
  return { values: kept, ...documents }
}
