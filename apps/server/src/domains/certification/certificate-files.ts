import { certificationErrors as errors } from '@lqr/contract/certification/errors.ts'
import type { Db } from '../../data/database.ts'
import type { Actor } from '../../http/actor.ts'
import { CallError } from '../../http/call-error.ts'
import { holdOwnFiles } from '../files/index.ts'
import type { CertificationForm } from './submitted-fields.ts'

/** The documents of a submission: the enterprise's own, each uploaded for what it is used as; 422 otherwise. */
export async function certificateFiles(db: Db, actor: Actor, form: CertificationForm) {
  const wanted = [
    { field: 'licenseFileId', fileId: form.licenseFileId, purpose: 'license', msg: errors.fileMissing.msg },
    { field: 'authLetterFileId', fileId: form.authLetterFileId, purpose: 'authLetter', msg: '请上传授权书' },
  ].flatMap(({ fileId, ...rest }) => (fileId === undefined ? [] : [{ fileId, ...rest }]))
  const own = await holdOwnFiles(
    db,
    actor,
    wanted.map(({ fileId }) => fileId),
  )
  for (const { field, fileId, purpose, msg } of wanted) {
    if (!own.some((file) => file.id === fileId && file.purpose === purpose)) {
      throw new CallError(errors.fileMissing, { msg, fields: { [field]: msg } })
    }
  }
  return wanted
}
