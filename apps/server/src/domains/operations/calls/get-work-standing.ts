import { getWorkStanding } from '@lqr/contract/operations/calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { queueStanding } from '../../../jobs/job-queue.store.ts'
import { WORKER_LAPSE_MS } from '../../../jobs/worker.ts'
import { listWorkers } from '../operations.store.ts'

export const getWorkStandingCall = bindCall(getWorkStanding, async ({ db }) => {
  const { oldestSeconds, ...counts } = await queueStanding(db)
  const workers = await listWorkers(db, WORKER_LAPSE_MS / 1000)
  return { ...counts, oldestSeconds: Math.round(oldestSeconds), workers }
})
