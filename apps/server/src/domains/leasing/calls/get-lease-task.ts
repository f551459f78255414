import { getLeaseTask } from '@lqr/contract/leasing/calls.ts'
import { leaseErrors as errors } from '@lqr/contract/leasing/errors.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { showLeaseTask } from '../show-lease.ts'

export const getLeaseTaskCall = bindCall(getLeaseTask, async (context) => {
  const detail = await showLeaseTask(context, context.params.id)
  if (!detail) throw new CallError(errors.needNotFound)
  return detail
})
