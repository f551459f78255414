import { rejectApplication } from '@lqr/contract/applications/calls.ts'
import { remedyOf } from '../../../cases/refusal.rules.ts'
import { bindApplicationMove } from '../application-moves.ts'

/** A refusal says why and what would change it. */
export const rejectApplicationCall = bindApplicationMove(rejectApplication, 'reject', {
  note: ({ rejectReason }) => rejectReason,
  change: ({ body, now }) => ({
    reject_code: body.rejectCode,
    reject_reason: body.rejectReason,
    next_steps: body.nextSteps || remedyOf(body.rejectCode),
    decided_at: now.toISOString(),
  }),
})
