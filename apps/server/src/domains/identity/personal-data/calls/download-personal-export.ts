import { identityErrors } from '@lqr/contract/identity/errors.ts'
import { downloadPersonalExport } from '@lqr/contract/identity/personal-data-calls.ts'
import { bindCall } from '../../../../http/bind-call.ts'
import { CallError } from '../../../../http/call-error.ts'
import { exportFileName } from '../../copy.ts'
import { findExportFile } from '../personal-export.store.ts'

export const downloadPersonalExportCall = bindCall(
  downloadPersonalExport,
  async ({ actor, db, services, params, now, audit }) => {
    const file = await findExportFile(db, { id: params.id, accountId: actor.accountId, now })
    if (!file) throw new CallError(identityErrors.exportNotFound)
    const stream = Buffer.from(services.cipher.decrypt(file.contentCipher))
    audit({
      action: 'download-personal-export',
      entity: 'account',
      entityId: actor.accountId,
      detail: { exportId: params.id },
    })
    const day = file.readyAt.slice(0, 10)
    return {
      stream,
      mime: 'application/json; charset=utf-8',
      name: exportFileName(day),
      size: stream.length,
    }
  },
)
