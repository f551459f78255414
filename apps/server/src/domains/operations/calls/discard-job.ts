import { discardJob } from '@lqr/contract/operations/calls.ts'
import { type BoundCall, bindCall } from '../../../http/bind-call.ts'
import type { JobEndings } from '../../../jobs/job.ts'
import { withIdleJob } from '../idle-job.ts'
import { removeJob } from '../operations.store.ts'

/** Gives a job up; whoever waits for what it would have made is told. */
export function makeDiscardJobCall(endings: JobEndings): BoundCall {
  return bindCall(discardJob, async ({ db, params, now, audit }) => {
    const { id } = params
    const { job, done } = await withIdleJob(db, id, removeJob)
    await endings[job.name]?.(db, done.payload, now)
    audit({
      action: 'discard-job',
      entity: 'job',
      entityId: id,
      detail: { name: job.name, reason: job.reason },
    })
    return job
  })
}
