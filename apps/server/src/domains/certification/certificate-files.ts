import { certificationErrors as errors } from '@lqr/contract/certification/errors.ts'
import { filesErrors } from '@lqr/contract/files/errors.ts'
import { wrongKindText } from '@lqr/contract/files/kinds.ts'
import type { Db } from '../../data/database.ts'
import type { Actor } from '../../http/actor.ts'
import { CallError } from '../../http/call-error.ts'
import { holdOwnFiles } from '../files/index.ts'
import { fieldErrors } from './copy.ts'
import type { CertificationForm } from './submitted-fields.ts'

const documents = [
  { field: 'licenseFileId', purpose: 'license', missing: errors.fileMissing.msg },
  { field: 'authLetterFileId', purpose: 'authLetter', missing: fieldErrors.authLetterMissing },
] as const

/**
 * The documents of a submission: the enterprise's own, each uploaded for what it is used as; 422 at the field otherwise.
 * Only of the enterprise's own file is it said what it is: a stranger's answers like one that does not exist.
 */
export async function certificateFiles(db: Db, actor: Actor, form: CertificationForm) {
  const given = documents.flatMap((wanted) => {
    const fileId = form[wanted.field]
    return fileId === undefined ? [] : [{ fileId, ...wanted }]
  })
  const own = await holdOwnFiles(
    db,
    actor,
    given.map(({ fileId }) => fileId),
  )
  for (const { field, fileId, purpose, missing } of given) {
    const file = own.find(({ id }) => id === fileId)
    if (!file) throw new CallError(errors.fileMissing, { msg: missing, fields: { [field]: missing } })
    if (file.purpose === purpose) continue
    const msg = wrongKindText({ name: file.name, uploadedAs: file.purpose }, purpose)
    throw new CallError(filesErrors.wrongKind, { msg, fields: { [field]: msg } })
  }
  return given.map(({ fileId, purpose }) => ({ fileId, purpose }))
}
