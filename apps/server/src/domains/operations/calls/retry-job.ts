import { retryJob } from '@lqr/contract/operations/calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { withIdleJob } from '../idle-job.ts'
import { findJob, rescheduleJob } from '../operations.store.ts'

export const retryJobCall = bindCall(retryJob, async ({ db, params, audit }) => {
  const { id } = params
  const { job: before } = await withIdleJob(db, id, rescheduleJob)
  audit({
    action: 'retry-job',
    entity: 'job',
    entityId: id,
    detail: { name: before.name, reason: before.reason },
  })
  return (await findJob(db, id)) ?? before
})
