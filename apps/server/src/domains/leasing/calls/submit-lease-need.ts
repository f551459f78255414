import { submitLeaseNeed } from '@lqr/contract/leasing/calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { submitLease } from '../submit-lease.ts'

export const submitLeaseNeedCall = bindCall(submitLeaseNeed, async (context) => {
  const { need, institutions } = await submitLease(context, context.body)
  return { id: need.id, needNo: need.need_no, status: need.status, institutions }
})
