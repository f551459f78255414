import { declineLeaseTask } from '@lqr/contract/leasing/calls.ts'
import { refusalColumns } from '../../../cases/refusal-columns.ts'
import { remedyOf } from '../../../cases/refusal.rules.ts'
import { findApplicant } from '../../certification/index.ts'
import { bindTaskMove } from '../lease-moves.ts'

/** A refusal says why and what would change it. */
export const declineLeaseTaskCall = bindTaskMove(declineLeaseTask, 'decline', {
  note: ({ declineReason }) => declineReason,
  change: async ({ body, db, now }, row) => ({
    decline_code: body.declineCode,
    decline_reason: body.declineReason,
    next_steps: body.nextSteps || remedyOf(body.declineCode),
    ...refusalColumns(body.declineCode, body, {
      now,
      foundDate: (await findApplicant(db, row.company_id)).foundDate,
    }),
    agreed_at: null,
  }),
})
