import { rejectApplication } from '@lqr/contract/applications/calls.ts'
import { refusalColumns } from '../../../cases/refusal-columns.ts'
import { remedyOf } from '../../../cases/refusal.rules.ts'
import { findApplicant } from '../../certification/index.ts'
import { bindApplicationMove } from '../application-moves.ts'

/** A refusal says why and what would change it. */
export const rejectApplicationCall = bindApplicationMove(rejectApplication, 'reject', {
  note: ({ rejectReason }) => rejectReason,
  change: async ({ body, db, now }, row) => ({
    reject_code: body.rejectCode,
    reject_reason: body.rejectReason,
    next_steps: body.nextSteps || remedyOf(body.rejectCode),
    ...refusalColumns(body.rejectCode, body, {
      now,
      foundDate: (await findApplicant(db, row.company_id)).foundDate,
    }),
    decided_at: now.toISOString(),
  }),
})
