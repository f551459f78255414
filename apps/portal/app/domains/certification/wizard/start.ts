import type { UploadedDocument } from '../../../shell/forms/upload-box.tsx'
import type { CertificationRecord } from '../load-certification.ts'
import { draftOf, type WizardDraft } from './draft.ts'
import { valuesOf, type WizardValues } from './schema.ts'

/** The documents of the form and the fields their numbers go into. */
export const fileFields = { license: 'licenseFileId', authLetter: 'authLetterFileId' } as const
export type Files = Readonly<Record<keyof typeof fileFields, UploadedDocument | null>>

export interface Start {
  readonly files: Files
  readonly values: WizardValues
}

/**
 * What the wizard begins with: what the enterprise has told, over it the draft. The numbers that are sent
 * are of the documents that are shown: a draft of `/lite` holds the documents alone.
 */
export function startOf(record: CertificationRecord, draft: WizardDraft | undefined): Start {
  const { license, authLetter } = draft ?? record
  return {
    files: { license, authLetter },
    values: {
      ...valuesOf(record),
      ...(draft && draftOf(draft).values),
      licenseFileId: license?.fileId ?? '',
      authLetterFileId: authLetter?.fileId ?? '',
    },
  }
}
