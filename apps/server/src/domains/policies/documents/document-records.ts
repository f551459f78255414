import { cleanText } from '@lqr/contract/content/clean-text.ts'
import { contentErrors } from '@lqr/contract/content/errors.ts'
import { picturesIn } from '@lqr/contract/content/text-blocks.ts'
import { documentProblems } from '@lqr/contract/policies/document-form.rules.ts'
import type { PolicyDocumentForm } from '@lqr/contract/policies/document-form.ts'
import {
  documentVersions,
  getDocumentRecord,
  policyDocumentPublication,
  type PolicyDocumentRecord,
} from '@lqr/contract/policies/document-record-calls.ts'
import { policiesErrors as errors } from '@lqr/contract/policies/errors.ts'
import type { Db } from '../../../data/database.ts'
import type { BoundCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { bindPublication, bindRecord } from '../../../publishing/bind-publication.ts'
import { bindVersions } from '../../../publishing/bind-versions.ts'
import { requireOwnArea } from '../../../publishing/edited-areas.ts'
import type { KeptRecord, Publication, Viewer } from '../../../publishing/publication.ts'
import { arePictures } from '../../../publishing/text-pictures.store.ts'
import { releaseProblems, timedRelease } from '../../../publishing/timed-release.ts'
import { documentColumns, documentRecords } from './document-records.store.ts'

type Row = KeptRecord & Pick<PolicyDocumentRecord, 'publishAt' | 'publishedAt'>

async function check(form: PolicyDocumentForm, { actor, now }: Viewer, db: Db, before?: Row): Promise<void> {
  requireOwnArea(actor, form)
  const isComplete = await arePictures(db, picturesIn(`${form.body}\n\n${form.guide ?? ''}`))
  const fields = {
    ...(isComplete ? {} : { body: contentErrors.pictureNotFound.msg }),
    ...documentProblems(form, now),
    ...releaseProblems(form, before, now),
  }
  if (Object.keys(fields).length > 0) throw new CallError(errors.unsuitable, { fields })
}

const publication: Publication<PolicyDocumentForm, Row> = {
  declared: policyDocumentPublication,
  columns: documentColumns,
  records: documentRecords,
  filters: { level: 'level', type: 'type' },
  clean: (form) => ({
    ...form,
    body: cleanText(form.body),
    guide: form.guide === null ? null : cleanText(form.guide),
  }),
  check,
  ...timedRelease(errors.timePast),
  versions: { fields: Object.keys(policyDocumentPublication.form.shape) },
}

/** Policies as they are maintained; the public reads them by calls of their own. */
export const documentRecordCalls: readonly BoundCall[] = [
  ...bindPublication(publication),
  bindRecord(publication, getDocumentRecord),
  ...bindVersions(publication, documentVersions, {
    missingVersion: errors.versionNotFound,
    restored: { action: 'restore-policy', entity: 'policy' },
    revive: (form) => ({ ...form, publishAt: null }),
  }),
]
