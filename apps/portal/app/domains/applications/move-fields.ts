import { supplyDocuments, withdrawApplication } from '@lqr/contract/applications/calls.ts'
import { forgoGrant } from '@lqr/contract/applications/grant-calls.ts'
import { MAX_APPLICATION_FILES } from '@lqr/contract/applications/form.ts'
import type { PlainField } from '../../shell/plain/plain-field.ts'
import { documentFields } from './apply-fields.ts'
import { copy } from './copy.ts'

const { note, fileIds } = supplyDocuments.body.shape

/** A place for each document the institution asks for, and for whatever else there is. */
export function supplyFields(asked: readonly string[]): PlainField[] {
  return [
    ...documentFields(asked, copy.detail.supplyHelp),
    {
      name: 'files',
      of: 'fileIds',
      schema: fileIds,
      label: asked.length > 0 ? copy.apply.otherFiles : copy.detail.supply,
      files: MAX_APPLICATION_FILES,
      isOptional: true,
    },
    { name: 'note', schema: note, as: 'lines' },
  ]
}

export const withdrawFields: readonly PlainField[] = [
  { name: 'note', schema: withdrawApplication.body.shape.note, as: 'lines' },
]

export const forgoFields: readonly PlainField[] = [
  { name: 'endReason', schema: forgoGrant.body.shape.endReason, as: 'lines' },
]
