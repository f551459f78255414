import { declineLeaseTask } from '@lqr/contract/leasing/calls.ts'
import { REJECT_CODES } from '@lqr/contract/reference/reject-codes.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { actOnTask } from '../act-on-lease.ts'

/** A refusal says why and what would change it; without own words the remedy of the code stands. */
export const declineLeaseTaskCall = bindCall(declineLeaseTask, (context) => {
  const { params, body } = context
  const remedy = REJECT_CODES.find((item) => item.code === body.declineCode)?.remedy ?? null
  return actOnTask(context, {
    id: params.id,
    action: 'decline',
    version: body.version,
    note: body.declineReason,
    change: () => ({
      decline_code: body.declineCode,
      decline_reason: body.declineReason,
      next_steps: body.nextSteps || remedy,
      agreed_at: null,
    }),
  })
})
