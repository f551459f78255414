import { declineLeaseTask } from '@lqr/contract/leasing/calls.ts'
import { remedyOf } from '../../../cases/refusal.rules.ts'
import { bindTaskMove } from '../lease-moves.ts'

/** A refusal says why and what would change it. */
export const declineLeaseTaskCall = bindTaskMove(declineLeaseTask, 'decline', {
  note: ({ declineReason }) => declineReason,
  change: ({ body }) => ({
    decline_code: body.declineCode,
    decline_reason: body.declineReason,
    next_steps: body.nextSteps || remedyOf(body.declineCode),
    agreed_at: null,
  }),
})
