import { filesErrors } from '@lqr/contract/files/errors.ts'
import type { ScanState } from '@lqr/contract/files/scan-states.ts'
import type { Db } from '../../data/database.ts'
import { allowedType } from '../../files/file-type-check.ts'
import type { UploadedFile } from '../../files/uploaded-file.ts'
import type { Actor } from '../../http/actor.ts'
import type { AuditEntry } from '../../http/audit.store.ts'
import { CallError } from '../../http/call-error.ts'
import type { Services } from '../../http/services.ts'
import { addJob } from '../../jobs/add-job.store.ts'
import { holdBytes, insertFile } from './files.store.ts'
import { putUpload } from './seal-file.ts'

interface UploadContext {
  readonly actor: Actor
  readonly db: Db
  readonly services: Pick<Services, 'files' | 'fileCopies' | 'cipher'>
  readonly file: UploadedFile
  audit(entry: AuditEntry): void
}

/**
 * Keeps the uploaded bytes, then writes the row of the file: a row therefore always has its bytes, and bytes without a
 * row are swept later. The second copy is a job, so a store that is away delays nobody. 415 when the content is none of the allowed types or the name claims another one.
 */
export async function keepUpload(
  { actor, db, services, file, audit }: UploadContext,
  purpose: string,
  scanState: ScanState,
) {
  const mime = await allowedType(file.bytes, file.name)
  if (!mime) throw new CallError(filesErrors.typeRefused)
  await holdBytes(db)
  const { storageKey, storedSize, isSealed, size, sha256 } = await putUpload(services, file.bytes, purpose)
  const fileId = await insertFile(db, {
    storageKey,
    storedSize,
    isSealed,
    name: file.name,
    size,
    sha256,
    mime,
    purpose,
    scanState,
    ownerAccountId: actor.accountId,
    ownerCompanyId: actor.companyId,
    ownerOrgId: actor.orgId,
  })
  if (services.fileCopies) await addJob(db, 'copy-file', { storageKey })
  audit({ action: 'upload-file', entity: 'file', entityId: fileId, detail: { purpose, size, mime, sha256 } })
  return { fileId, name: file.name, size, mime, sha256 }
}
