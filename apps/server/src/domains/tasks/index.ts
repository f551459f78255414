import type { BoundCall } from '../../http/bind-call.ts'
import { endTimeLimitCall } from './calls/end-time-limit.ts'
import { listAffairsCall } from './calls/list-affairs.ts'
import { listTasksCall } from './calls/list-tasks.ts'
import { listTimeLimitsCall } from './calls/list-time-limits.ts'
import { setTimeLimitCall } from './calls/set-time-limit.ts'

/** The calls of the shared task list, and of the limits in which its work is due. */
export const tasksCalls: readonly BoundCall[] = [
  listTasksCall,
  listAffairsCall,
  listTimeLimitsCall,
  setTimeLimitCall,
  endTimeLimitCall,
]
