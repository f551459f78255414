import type { CaseKind } from '../../cases/case-kind.ts'
import type { BoundCall } from '../../http/bind-call.ts'
import { makeAssignTasksCall } from './calls/assign-tasks.ts'
import { endTimeLimitCall } from './calls/end-time-limit.ts'
import { listAffairsCall } from './calls/list-affairs.ts'
import { listColleaguesCall } from './calls/list-colleagues.ts'
import { listSubstitutesCall } from './calls/list-substitutes.ts'
import { listTasksCall } from './calls/list-tasks.ts'
import { listTimeLimitsCall } from './calls/list-time-limits.ts'
import { setTimeLimitCall } from './calls/set-time-limit.ts'
import { getSubstitutionCall, setSubstitutionCall } from './calls/substitution.ts'

export { listTasksCall } from './calls/list-tasks.ts'
export { countTasks, listTaskRows, type TaskQuery } from './tasks.store.ts'

/** The calls that give cases of these kinds to people. */
export const makeAssignmentCalls = (kinds: readonly CaseKind[]): readonly BoundCall[] => [
  makeAssignTasksCall(kinds),
]

/** The calls of the shared task list, of who works on it, and of the limits in which its work is due. */
export const tasksCalls: readonly BoundCall[] = [
  listTasksCall,
  listAffairsCall,
  listColleaguesCall,
  listSubstitutesCall,
  getSubstitutionCall,
  setSubstitutionCall,
  listTimeLimitsCall,
  setTimeLimitCall,
  endTimeLimitCall,
]
