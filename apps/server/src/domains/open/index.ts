import { listOpenTasks } from '@lqr/contract/open/task-calls.ts'
import { type BoundCall, bindTwin } from '../../http/bind-call.ts'
import { listTasksCall } from '../tasks/index.ts'
import { eventFileCalls, openApplicationCalls } from './events/index.ts'
import {
  createOpenKeyCall,
  issueOpenTokenCall,
  listOpenKeysCall,
  revokeOpenKeyCall,
  takeOverOpenKeyCall,
} from './keys/index.ts'
import { arrearsCalls, reconciliationCalls } from './reconciliation/index.ts'
import { sandboxCalls } from './sandbox/index.ts'
import { webhookCalls } from './webhooks/index.ts'

export { remindKeys } from './keys/index.ts'
export { endReconciliation, openReconciliationDays, reconcileDay } from './reconciliation/index.ts'
export { startWebhookSender, recordCaseEvent } from './webhooks/index.ts'

export const openCalls: readonly BoundCall[] = [
  listOpenKeysCall,
  createOpenKeyCall,
  revokeOpenKeyCall,
  takeOverOpenKeyCall,
  issueOpenTokenCall,
  bindTwin(listOpenTasks, listTasksCall),
  ...openApplicationCalls,
  ...eventFileCalls,
  ...webhookCalls,
  ...reconciliationCalls,
  ...arrearsCalls,
  ...sandboxCalls,
]
