import type { BoundCall } from '../../http/bind-call.ts'
import type { JobEndings } from '../../jobs/job.ts'
import { makeDiscardJobCall } from './calls/discard-job.ts'
import { getSealStandingCall } from './calls/get-seal-standing.ts'
import { getWorkStandingCall } from './calls/get-work-standing.ts'
import { listJobsCall } from './calls/list-jobs.ts'
import { renewSealedCall } from './calls/renew-sealed.ts'
import { retryJobCall } from './calls/retry-job.ts'

/** The calls of those who look after the running platform, with what follows when they give a job up. */
export function makeOperationsCalls(endings: JobEndings): readonly BoundCall[] {
  return [
    getWorkStandingCall,
    listJobsCall,
    retryJobCall,
    makeDiscardJobCall(endings),
    getSealStandingCall,
    renewSealedCall,
  ]
}
