import type { BoundCall } from '../../http/bind-call.ts'
import { listTasksCall } from './calls/list-tasks.ts'

/** The calls of the shared task list. */
export const tasksCalls: readonly BoundCall[] = [listTasksCall]
