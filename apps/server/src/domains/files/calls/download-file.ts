import { downloadFile } from '@lqr/contract/files/calls.ts'
import { filesErrors } from '@lqr/contract/files/errors.ts'
import { type BoundCall, bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { type FileReaders, isOwner, openLink, refuseQuarantined } from '../files.access.ts'
import { findFiles, listLinks } from '../files.store.ts'
import { readWhole } from '../read-whole.ts'
import { openStored } from '../seal-file.ts'

/** A stranger's file and one that does not exist answer alike; reading another's file is put on the audit log. */
export function makeDownloadFileCall(readers: FileReaders): BoundCall {
  return bindCall(downloadFile, async ({ actor, params, db, now, services, audit, log }) => {
    const [file] = await findFiles(db, [params.id])
    if (!file) throw new CallError(filesErrors.notFound)
    if (!isOwner(actor, file)) {
      const link = await openLink(db, { actor, now }, await listLinks(db, file.id), readers)
      if (!link) throw new CallError(filesErrors.notFound)
      audit({
        action: 'download-file',
        entity: 'file',
        entityId: file.id,
        detail: { purpose: file.purpose, ofEntity: link.entity, ofId: link.entityId },
      })
    }
    refuseQuarantined(actor, file)
    const stored = await readWhole({ db, services, log }, file)
    const bytes = openStored(services, file, stored, log)
    if (!bytes) throw new CallError(filesErrors.damaged)
    return { stream: bytes, mime: file.mime, name: file.name, size: bytes.length }
  })
}
