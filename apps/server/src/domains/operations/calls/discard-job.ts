import { discardJob } from '@lqr/contract/operations/calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { withIdleJob } from '../idle-job.ts'
import { removeJob } from '../operations.store.ts'

export const discardJobCall = bindCall(discardJob, async ({ db, params, audit }) => {
  const { id } = params
  const gone = await withIdleJob(db, id, removeJob)
  audit({
    action: 'discard-job',
    entity: 'job',
    entityId: id,
    detail: { name: gone.name, reason: gone.reason },
  })
  return gone
})
