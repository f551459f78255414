import type { Db } from '../../data/database.ts'
import type { UploadedFile } from '../../files/uploaded-file.ts'
import type { Actor } from '../../http/actor.ts'
import type { AuditEntry } from '../../http/audit.store.ts'
import type { Services } from '../../http/services.ts'
import { addJob } from '../../jobs/add-job.store.ts'
import { holdBytes, insertFile } from './files.store.ts'
import type { Screened } from './screen-upload.ts'
import { putUpload } from './seal-file.ts'

interface UploadContext {
  readonly actor: Actor
  readonly db: Db
  readonly services: Pick<Services, 'files' | 'fileCopies' | 'cipher'>
  readonly file: UploadedFile
  readonly proof: Screened
  audit(entry: AuditEntry): void
}

/**
 * Keeps the bytes of a screened upload, then writes the row of the file: a row therefore always has its bytes, and bytes
 * without a row are swept later. The second copy is a job, so a store that is away delays nobody.
 */
export async function keepUpload(
  { actor, db, services, file, proof, audit }: UploadContext,
  purpose: string,
) {
  const { mime, bytes, scanState } = proof
  await holdBytes(db)
  const { storageKey, storedSize, isSealed, sealMark, size, sha256 } = await putUpload(
    services,
    bytes,
    purpose,
  )
  const fileId = await insertFile(db, {
    storageKey,
    storedSize,
    isSealed,
    sealMark,
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
