import { getLeaseTask } from '@lqr/contract/leasing/calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { requireTask } from '../lease-moves.ts'

export const getLeaseTaskCall = bindCall(getLeaseTask, (context) => requireTask(context, context.params.id))
