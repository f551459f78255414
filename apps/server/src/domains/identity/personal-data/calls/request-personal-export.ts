import { identityErrors } from '@lqr/contract/identity/errors.ts'
import { requestPersonalExport } from '@lqr/contract/identity/personal-data-calls.ts'
import { bindGuardedCall } from '../../../../http/bind-call.ts'
import { CallError } from '../../../../http/call-error.ts'
import { addJob } from '../../../../jobs/add-job.store.ts'
import { insertExport } from '../personal-export.store.ts'
import { requirePassword } from '../../passwords/index.ts'

export const requestPersonalExportCall = bindGuardedCall(
  requestPersonalExport,
  (context) => requirePassword(context, context.body.password),
  async ({ db, now, audit, proof: account }) => {
    const begun = await insertExport(db, account.id, now)
    if (!begun) throw new CallError(identityErrors.exportRunning)
    await addJob(db, 'make-personal-export', { exportId: begun.id })
    audit({
      action: 'request-personal-export',
      entity: 'account',
      entityId: account.id,
      detail: { exportId: begun.id },
    })
    return begun
  },
)
