import type { BoundCall } from '../../http/bind-call.ts'
import { discardJobCall } from './calls/discard-job.ts'
import { getSealStandingCall } from './calls/get-seal-standing.ts'
import { getWorkStandingCall } from './calls/get-work-standing.ts'
import { listJobsCall } from './calls/list-jobs.ts'
import { renewSealedCall } from './calls/renew-sealed.ts'
import { retryJobCall } from './calls/retry-job.ts'

/** The calls of those who look after the running platform. */
export const operationsCalls: readonly BoundCall[] = [
  getWorkStandingCall,
  listJobsCall,
  retryJobCall,
  discardJobCall,
  getSealStandingCall,
  renewSealedCall,
]
