import type { UploadedDocument } from '../../../shell/forms/upload-box.tsx'
import type { WizardValues } from './schema.ts'

export interface WizardDraft {
  /** A draft that was begun at `/lite` with a document alone has none. */
  readonly values?: Partial<WizardValues>
  readonly license: UploadedDocument | null
  readonly authLetter: UploadedDocument | null
}

/** What a draft is about: a company and the version of its certification. After a review it is not offered any more. */
export function draftSubject({ companyId, version }: { companyId: string; version: number }): string {
  return `${companyId}-${version}`
}

/** What is kept of the wizard: all but the id number and the consent to it, which are asked for anew. */
export function draftOf({ values = {}, ...documents }: WizardDraft) {
  const { legalPersonIdNo: _number, legalPersonConsent: _ticked, ...kept } = values
  return { values: kept, ...documents }
}
